import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Installs all packages once more, so it runs by itself: `npm run test:bare`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/bare/*.test.ts'] } });
