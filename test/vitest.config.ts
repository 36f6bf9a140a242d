import { fileURLToPath } from 'node:url';
import { transformSync } from '@vanilla-extract/integration';
import { defineConfig } from 'vitest/config';
import { svgImports } from '../.build/drawings.mjs';
import { preactAliasInWidgets, textFiles } from '../.build/modules.mjs';
import { timeLimitMs } from './support/node-start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Names the classes of styles. The build evaluates each file for its CSS, which no test in Node reads. */
const classNames = () => ({
  name: 'class-names',
  resolveId: (source: string) => (source.startsWith('sheet:') ? `\0${source}` : null),
  load: (id: string) => (id.startsWith('\0sheet:') ? "export default '';" : null),
  transform: (source: string, filePath: string) =>
    filePath.endsWith('.css.ts')
      ? transformSync({ source, filePath, rootPath: root, packageName: 'brushline', identOption: 'short' })
      : null,
});

/** Tests of these folders. Without isolation, a worker loads each module once for all its files. */
const project = (name: string, folders: string[], env: Record<string, string> = {}) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`),
    isolate: false,
    env,
  },
});

/** Tests in a browser, of one part of the combinations. */
const browserProject = (name: string, folders: string[], COMBINATIONS: string) =>
  project(name, folders, {
    COMBINATIONS,
    SERVER_NODE_OPTIONS: `--import=${new URL('support/no-prerendering.mjs', import.meta.url).href}`,
  });

/**
 * All tests that run in Node, one project per suite. Of several combinations or widths, `e2e` tests the first ones and
 * `sweep` the rest.
 */
export default defineConfig({
  root,
  plugins: [preactAliasInWidgets(), svgImports(), textFiles(), classNames()],
  test: {
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
    projects: [
      project('unit', ['unit']),
      project('server', ['api', 'store']),
      browserProject('e2e', ['e2e'], 'first'),
      browserProject('sweep', ['e2e/combinations'], 'rest'),
      project('nightly-api', ['nightly/api']),
      browserProject('nightly-e2e', ['nightly/e2e'], 'all'),
      project('mongodb', ['store', 'nightly/mongodb']),
      ...['rebrand', 'wordpress', 'wrappers', 'openapi', 'deploy', 'bare', 'nodes'].map((name) =>
        project(name, [`nightly/${name}`]),
      ),
    ],
  },
});
