import { readFileSync } from 'node:fs';
import { vitestFailures } from './tally.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { scripts } = read('package.json');

/** The end-to-end tests that take one of several combinations or widths. */
const sweptFiles = [
  ...['every-page', 'large-text', 'area-charts', 'embeds/forms', 'embeds/other-widgets'],
  ...['forms/browser-faults', 'forms/homeowner-journey', 'forms/receipt', 'forms/request-page'],
  ...['admin/content', 'admin/lead-from-site-to-end', 'admin/sections', 'admin/taps'],
  ...['admin/display-settings', 'admin/settings', 'admin/speed'],
];

/**
 * The end-to-end tests that take long and are about the rarer ways through a feature. The suite `sweep` runs them
 * instead of `e2e`.
 */
const longFiles = [
  ...['dev', 'other-time-zones', 'palette/stillness', 'embed-page/studio', 'embed-page/walk-through'],
  ...['embeds/beacon', 'embeds/classic-openers', 'embeds/form-dialogs', 'embeds/page-attributes', 'embeds/versions'],
  ...['forms/networks', 'forms/photos-not-ready', 'metrics/analytics', 'metrics/blocked-counting'],
  ...['admin/gestures', 'admin/health', 'admin/hostile-input', 'admin/security', 'admin/several-offices'],
];
const e2eFile = (name) => `test/e2e/${name}.test.ts`;

/**
 * Every suite by name, with its command, a function that reads the counts that it has written if it has several tests,
 * and its environment.
 * @type {Record<string, { command: string[], counts?: () => Counts, env?: Record<string, string> }>}
 */
export const suites = {
  types: { command: ['tsc', '--noEmit'] },
  lint: { command: ['biome', 'ci', '.'] },
  build: { command: scripts.build.split(' ') },
  // Without isolation, a worker loads each module once, which halves the CPU time of these small files.
  unit: vitestSuite('unit', 'test/vitest.config.ts', ['test/unit', '--no-isolate']),
  server: vitestSuite('server', 'test/vitest.config.ts', ['test/api', 'test/store']),
  // Each worker has one browser and one server for all its files. One more worker than cores, because these
  // tests mostly wait for a browser.
  e2e: vitestSuite('e2e', 'test/vitest.config.ts', [
    ...['test/e2e', '--no-isolate', '--maxWorkers=3'],
    ...longFiles.map((name) => `--exclude=${e2eFile(name)}`),
  ]),
  // The combinations and files that e2e leaves out.
  sweep: {
    ...vitestSuite('sweep', 'test/vitest.config.ts', [
      ...[...sweptFiles, ...longFiles].map(e2eFile),
      ...['--no-isolate', '--maxWorkers=3'],
    ]),
    env: { SWEEP: 'rest' },
  },
  rebrand: vitestSuite('rebrand', 'test/rebrand/vitest.config.ts'),
  widgets: {
    command: ['wtr', '--config', 'test/widgets/web-test-runner.config.mjs'],
    counts: () => read('.cache/widgets.json'),
  },
  size: { command: ['tsx', 'test/size/size.ts'] },
  chaos: {
    command: ['tsx', 'test/chaos/chaos.ts', '--small', '--skip-missing'],
    counts: () => read('.cache/chaos.json'),
  },
  engines: { command: ['tsx', 'test/engines/engines.ts'], counts: () => read('.cache/engines.json') },
  wrappers: vitestSuite('wrappers', 'test/wrappers/vitest.config.ts'),
  wordpress: vitestSuite('wordpress', 'test/wordpress/vitest.config.ts'),
  openapi: vitestSuite('openapi', 'test/openapi/vitest.config.ts'),
  deploy: vitestSuite('deploy', 'test/deploy/vitest.config.ts'),
};

/** A suite that vitest runs, with its counts. */
function vitestSuite(name, config, options = []) {
  const file = `.cache/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    command: ['vitest', 'run', '--config', config, ...options, ...reporters],
    counts() {
      const report = read(file);
      const failures = vitestFailures(report);
      return { passed: report.numPassedTests, failed: failures.length, failures };
    },
  };
}
