import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { transform } from 'esbuild';
import { browserArguments, browserPath } from '../support/browser.mjs';
import { slowness, timeLimitMs } from '../support/node-start.mjs';
import { buildPrerendered } from './support/prerendered.mjs';
import { createSite } from './support/site.mjs';

/** Tests the built widgets in a real browser. Other sites' pages are on the tests' origin, ours on another. */
const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const dist = process.env.DIST_DIR ?? `${rootDir}dist`;

const ours = createServer();
const prerendered = await buildPrerendered();
const site = await createSite(dist, prerendered);
const stranger = await createSite(dist, prerendered);
ours.on('request', async (request, response) => {
  if (!(await site(request, response))) response.writeHead(404).end();
});
await new Promise((resolve) => ours.listen(0, '127.0.0.1', resolve));
ours.unref();
const ourOrigin = `http://127.0.0.1:${ours.address().port}`;

/** Serves TypeScript to the browser that runs the tests. */
const typescript = () => ({
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  async transform({ path, body }) {
    if (!path.endsWith('.ts')) return undefined;
    const { code } = await transform(body, { loader: 'ts', target: 'es2022', sourcemap: 'inline', sourcefile: path });
    return code;
  },
});

/** Writes the numbers of passed and failed tests, and the failures, for the run of all suites. */
const tallyReporter = (file) => ({
  onTestRunFinished({ sessions, focusedTestFile }) {
    if (focusedTestFile) return;
    const tests = sessions.flatMap(({ testResults }) => (testResults ? testsIn(testResults) : []));
    const broken = sessions.filter(({ passed, errors }) => !passed && errors.length > 0);
    const passed = tests.filter((test) => test.passed).length;
    const failures = [
      ...broken.map(({ testFile, errors }) => describe(testFile, errors[0])),
      ...tests.filter((test) => !test.passed && !test.skipped).map(({ name, error }) => describe(name, error)),
    ];
    mkdirSync('.cache', { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed: failures.length, failures }));
    console.log(`${passed} passed, ${failures.length} failed`);
  },
});

const describe = (name, error) => `${name}\n${error?.stack ?? error?.message ?? 'no reason given'}`;
const testsIn = ({ tests, suites }) => [...tests, ...suites.flatMap(testsIn)];

export default {
  rootDir,
  files: ['test/widgets/**/*.test.ts'],
  nodeResolve: true,
  // The pages share two scripted servers.
  concurrency: 1,
  browserStartTimeout: timeLimitMs(60_000),
  testsStartTimeout: timeLimitMs(60_000),
  testsFinishTimeout: timeLimitMs(180_000),
  testFramework: { config: { ui: 'bdd', timeout: timeLimitMs(20_000) } },
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: await browserPath(), args: browserArguments, headless: true } }),
  ],
  middleware: [
    async (context, next) => {
      if (!(await stranger(context.req, context.res))) return next();
      context.respond = false;
    },
  ],
  plugins: [typescript()],
  testRunnerHtml: (testFramework) => `<!doctype html><html lang="en-US"><title>Widgets</title><body>
    <script>window.ourOrigin = ${JSON.stringify(ourOrigin)}; window.slowness = ${slowness()};</script>
    <script type="module" src="${testFramework}"></script></body></html>`,
  // Hides errors that tests provoke on purpose.
  filterBrowserLogs: () => false,
  reporters: [defaultReporter({ reportTestProgress: false }), tallyReporter('.cache/widgets.json')],
};
