import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Runs a real WordPress, so it runs separately: `npm run suite wordpress`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/wordpress/*.test.ts'] } });
