import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svgImports } from '../.build/drawings.mjs';
import { markdownTexts, preactAliasInWidgets } from '../.build/modules.mjs';
import { styles } from '../.build/styles.mjs';
import { timeLimitMs } from './support/node-start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * All tests that run in Node: rules, routes over real ports, both stores, Chromium end to end, and several processes on
 * MongoDB.
 */
export default defineConfig({
  root,
  plugins: [preactAliasInWidgets(), svgImports(), markdownTexts(), styles({ cwd: root })],
  test: {
    include: ['test/{unit,api,store,e2e,mongodb}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: timeLimitMs(120_000),
    hookTimeout: timeLimitMs(120_000),
    expect: { poll: { timeout: timeLimitMs(10_000) } },
    // Otherwise a message about a list says only how long it is.
    chaiConfig: { truncateThreshold: 2_000 },
    // A shared machine may stall; the report names every test that needed its second attempt.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
