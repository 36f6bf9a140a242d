import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Result } from './engine.ts';
import { firefox } from './firefox-engine.ts';
import { runJourneys } from './journeys.ts';
import { runMatrix } from './matrix.ts';
import { webkit } from './webkit-engine.ts';

/**
 * `npx tsx test/nightly/engines/engines.ts`: kinds of pages × widgets × engines, and the main journeys through our own pages; in
 * Chromium, test/e2e has them. Options select by a part of a name: `--engine Firefox --kind strict --widget quiz`, or
 * `--journeys` for only our own pages.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    widget: { type: 'string', default: '' },
    journeys: { type: 'boolean', default: false },
  },
});

const engines = [firefox, webkit].filter(({ name }) => name.includes(values.engine));
const missing = engines.flatMap((engine) => engine.missing());
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

// Cleanup runs only on exit, so signals must cause one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const results: Result[] = [];
const failures: string[] = [];
function report(result: Result): void {
  results.push(result);
  const { engine, row, column, error } = result;
  if (!error) return;
  failures.push(`${engine}: ${column} on ${row}: ${error.message}`);
  console.log(failures.at(-1));
}

/** Ten failures have one cause, and each takes two minutes: the rest is left out. */
const isChosen = (kind: string, widget: string) =>
  failures.length < 10 && kind.includes(values.kind) && widget.includes(values.widget);
/** Split in two, so that no lane ends up with all of the slowest engine. */
const matrices = engines
  .toReversed()
  .flatMap((engine) =>
    [0, 1].map(
      (half) => () => runMatrix(engine, report, (kind, widget, at) => at % 2 === half && isChosen(kind, widget)),
    ),
  );
const journeys = engines.map((engine) => () => runJourneys(engine, report));
const waiting = [...(values.journeys ? [] : matrices), ...(values.kind || values.widget ? [] : journeys)];
// One lane per core: browsers that share a core exceed their time limits.
const lanes = Array.from({ length: availableParallelism() }, async () => {
  for (let task = waiting.shift(); task; task = waiting.shift()) await task();
});
await Promise.all(lanes);

const table: Record<string, Record<string, string>> = {};
for (const { row, column, engine, error } of results) {
  table[row] ??= {};
  table[row][column] = `${table[row][column] ?? ''}${error ? '-' : ''}${engine.charAt(0)}`;
}
console.table(table);
const counts = { passed: results.length - failures.length, failed: failures.length };
console.log(`${counts.passed} passed, ${counts.failed} failed (-)`);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/engines.json', JSON.stringify({ ...counts, failures }));
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
