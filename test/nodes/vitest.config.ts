import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Installs all packages for every version of Node, so it runs separately: `npm run suite nodes`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/nodes/*.test.ts'] } });
