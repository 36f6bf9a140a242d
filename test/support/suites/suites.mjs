import { readFileSync } from 'node:fs';
import { vitestFailures } from './tally.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { scripts } = read('package.json');

/** Each worker has one browser and one server. One more worker than cores, because they mostly wait for a browser. */
const browserWorkers = '--maxWorkers=3';

/** Of several combinations or widths, the suite `e2e` tests the first ones of these files, and `sweep` the rest. */
const sweptFiles = [
  ...['every-page', 'large-text', 'area-charts', 'color-quiz/opening', 'embeds/forms'],
  ...['forms/homeowner-journey', 'forms/receipt', 'admin/lead-from-site-to-end'],
].map(e2eFile);

/** The end-to-end tests of the rarer ways through a feature, which the suite `rarer` runs instead of `e2e`. */
const rarerFiles = [
  ...['dev', 'heading-font', 'history', 'live-lists', 'other-time-zones', 'palette/accessibility'],
  ...['palette/house', 'palette/stillness', 'embeds/languages'],
  ...['palette/list-by-email', 'embed-page/check', 'embed-page/studio', 'embed-page/studio-code'],
  ...['embed-page/studio-loading', 'embed-page/walk-through', 'embed-page/walk-through-spanish'],
  ...['embeds/beacon', 'embeds/classic-openers', 'embeds/form-dialogs', 'embeds/openers', 'embeds/other-widgets'],
  ...['embeds/page-attributes', 'embeds/versions', 'metrics/analytics', 'metrics/blocked-counting'],
  ...['forms/browser-faults', 'forms/networks', 'forms/photos-not-ready', 'forms/request-page'],
  ...['admin/content', 'admin/desk', 'admin/display-settings', 'admin/gestures', 'admin/health'],
  ...['admin/hostile-input', 'admin/sections', 'admin/security', 'admin/sessions', 'admin/settings'],
].map(e2eFile);

/** The server's tests that take long: real password hashing, and several processes. The suite `slow-server` runs them. */
const slowServerFiles = [
  ...['auth/credential-change', 'auth/login-lanes', 'auth/owner-password'],
  ...['process/backup', 'process/log-reader', 'process/photo-process', 'process/running'],
].map((name) => `test/api/${name}.test.ts`);

/**
 * Every suite by name, with its command, a function that reads the counts that it has written if it has several tests,
 * and its environment.
 * @type {Record<string, { command: string[], counts?: () => Counts, env?: Record<string, string> }>}
 */
export const suites = {
  types: { command: ['tsc', '--noEmit'] },
  lint: { command: ['biome', 'ci', '.'] },
  unused: { command: ['knip', '--no-progress', '--include', 'files,dependencies,exports,types'] },
  build: { command: scripts.build.split(' ') },
  unit: vitestSuite('unit', ['test/unit']),
  server: vitestSuite('server', ['test/api', 'test/store', ...without(slowServerFiles)]),
  'slow-server': vitestSuite('slow-server', slowServerFiles),
  e2e: vitestSuite('e2e', ['test/e2e', browserWorkers, ...without(rarerFiles)]),
  sweep: { ...vitestSuite('sweep', [...sweptFiles, browserWorkers]), env: { COMBINATIONS: 'rest' } },
  rarer: { ...vitestSuite('rarer', [...rarerFiles, browserWorkers]), env: { COMBINATIONS: 'all' } },
  rebrand: countedSuite('rebrand'),
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
  wrappers: countedSuite('wrappers'),
  wordpress: countedSuite('wordpress'),
  openapi: countedSuite('openapi'),
  deploy: countedSuite('deploy'),
  bare: countedSuite('bare'),
  nodes: countedSuite('nodes'),
};

/** Tests that `test/vitest.config.ts` includes. Without isolation, a worker loads each module once for all its files. */
function vitestSuite(name, options) {
  return countedSuite(name, 'test/vitest.config.ts', [...options, '--no-isolate']);
}

/** A suite that vitest runs, with its counts. */
function countedSuite(name, config = `test/${name}/vitest.config.ts`, options = []) {
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

/** The path of an end-to-end test. */
function e2eFile(name) {
  return `test/e2e/${name}.test.ts`;
}

function without(files) {
  return files.map((file) => `--exclude=${file}`);
}
