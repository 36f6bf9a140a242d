import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Builds a changed copy of the site, so it runs separately: `npm run suite rebrand`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/rebrand/*.test.ts'] } });
