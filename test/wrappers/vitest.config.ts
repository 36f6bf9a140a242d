import { defineConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** Installs three frameworks, so it runs separately: `npm run suite wrappers`. */
export default defineConfig({ ...shared, test: { ...shared.test, include: ['test/wrappers/*.test.ts'] } });
