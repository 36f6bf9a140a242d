import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from './chromium-engine.ts';
import { createResults, type Engine, tableOf } from './engine.ts';
import { firefox } from './firefox-engine.ts';
import { runJourneys } from './journeys.ts';
import { runMatrix } from './matrix.ts';
import { webkit } from './webkit-engine.ts';

/**
 * `npx tsx test/nightly/engines/engines.ts`: kinds of pages × widgets × engines, and the main journeys through our own pages. Options
 * select by a part of a name: `-- --engine Firefox --kind strict --widget quiz`, or `--journeys` for only our own
 * pages.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    widget: { type: 'string', default: '' },
    journeys: { type: 'boolean', default: false },
  },
});

const engines = [chromium, firefox, webkit].filter(({ name }) => name.includes(values.engine));
const missing = engines.flatMap((engine) => engine.missing());
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

// Cleanup runs only on exit, so signals must cause one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const results = createResults();
const isEverything = !values.kind && !values.widget;
/** A lane's unit of work: an engine starts for it, and ends with it. */
type Task = () => Promise<void>;
const isChosen = (kind: string, widget: string) => kind.includes(values.kind) && widget.includes(values.widget);
const journeysOf = (engine: Engine): Task[] =>
  isEverything || values.journeys ? [() => runJourneys(engine, results)] : [];
/** test/e2e runs the same pages and widgets in Chromium, so it runs here only on request. */
const isInMatrix = (engine: Engine) => !values.journeys && (engine !== chromium || values.engine !== '');
/** Split in two, so that no lane ends up with all of the slowest engine. */
const matrixOf = (engine: Engine): Task[] =>
  [0, 1].map(
    (half) => () => runMatrix(engine, results, (kind, widget, at) => at % 2 === half && isChosen(kind, widget)),
  );

// One lane per core: browsers that share a core exceed their time limits.
const waiting = [...engines.filter(isInMatrix).reverse().flatMap(matrixOf), ...engines.flatMap(journeysOf)];
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (let task = waiting.shift(); task; task = waiting.shift()) await task();
});
await Promise.all(lanes);

const names = engines.map(({ name }) => name);
const failures = results.all.flatMap(({ engine, row, column, error }) =>
  error ? [`${engine}: ${column} on ${row}: ${error.message}`] : [],
);
const failed = failures.length;
const ofPages = results.all.filter(({ column }) => column === 'our pages');
for (const group of [ofPages, results.all.filter((result) => !ofPages.includes(result))]) {
  if (group.length > 0) console.log(`\n${tableOf(group, names)}`);
}
console.log(`\n${names.map((name) => `${name.charAt(0)} ${name}`).join(', ')}, - failed`);
if (!values.engine && !values.journeys) console.log('Chromium: on pages of others in test/e2e/embeds');
const counts = { passed: results.all.length - failed, failed };
console.log(`${counts.passed} passed, ${counts.failed} failed`);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/engines.json', JSON.stringify({ ...counts, failures }));
process.exit(failed > 0 || counts.passed === 0 ? 1 : 0);
