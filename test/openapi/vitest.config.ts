import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Needs Python and a package from PyPI, so it runs separately: `npm run suite openapi`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/openapi/*.test.ts'] } });
