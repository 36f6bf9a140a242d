import { readFileSync } from 'node:fs';
import { vitestFailures } from './tally.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { scripts } = read('package.json');

/** Each worker has one browser and one server. One more worker than cores, because they mostly wait for a browser. */
const browserWorkers = ['--maxWorkers=3'];

/**
 * Every suite by name, with its command and, if it has several tests, a function that reads the counts that it wrote.
 * @type {Record<string, { command: string[], counts?: () => Counts }>}
 */
export const suites = {
  types: { command: ['tsc', '--noEmit'] },
  lint: { command: ['biome', 'ci', '.'] },
  unused: { command: ['knip', '--no-progress', '--include', 'files,dependencies,exports,types'] },
  build: { command: scripts.build.split(' ') },
  unit: project('unit'),
  server: project('server'),
  e2e: project('e2e', browserWorkers),
  sweep: project('sweep', browserWorkers),
  'nightly-api': project('nightly-api'),
  'nightly-e2e': project('nightly-e2e', browserWorkers),
  widgets: {
    command: ['wtr', '--config', 'test/widgets/web-test-runner.config.mjs'],
    counts: () => read('.cache/widgets.json'),
  },
  size: { command: ['tsx', 'test/nightly/size/size.ts'] },
  chaos: {
    command: ['tsx', 'test/nightly/chaos/chaos.ts', '--small', '--skip-missing'],
    counts: () => read('.cache/chaos.json'),
  },
  engines: { command: ['tsx', 'test/nightly/engines/engines.ts'], counts: () => read('.cache/engines.json') },
  mongodb: project('mongodb'),
  rebrand: project('rebrand'),
  wrappers: project('wrappers'),
  wordpress: project('wordpress'),
  openapi: project('openapi'),
  deploy: project('deploy'),
  bare: project('bare'),
  nodes: project('nodes'),
};

/** A project of `test/vitest.config.ts`. */
function project(name, options = []) {
  const file = `.cache/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    command: ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', name, ...options, ...reporters],
    counts() {
      const report = read(file);
      const failures = vitestFailures(report);
      return { passed: report.numPassedTests, failed: failures.length, failures };
    },
  };
}
