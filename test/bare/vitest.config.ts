import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Installs all packages again, so it runs separately: `npm run suite bare`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/bare/*.test.ts'] } });
