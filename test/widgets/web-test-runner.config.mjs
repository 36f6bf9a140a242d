import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserArguments, browserPath } from '../support/browser.mjs';
import { slowness, timeLimitMs } from '../support/node-start.mjs';
import { buildPrerendered } from './support/prerendered.mjs';
import { createSite } from './support/site.mjs';
import { tallyReporter } from './support/tally-reporter.mjs';
import { typescript } from './support/typescript.mjs';

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
