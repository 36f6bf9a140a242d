import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Runs a real WordPress, so it runs by itself: `npm run test:wordpress`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/wordpress/*.test.ts'] } });
