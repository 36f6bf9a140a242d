import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Builds twice and needs Debian’s Caddy, so it runs separately: `npm run suite deploy`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/deploy/*.test.ts'] } });
