import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.cache/tally';

/** Records the result of a suite, for {@link printTally} of this process or a later one. */
export function record(suite, { passed, failed }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${suite}.json`, JSON.stringify({ passed, failed }));
}

/** Prints `N passed, N failed` over the named suites, or over all recorded ones. */
export function printTally(suites = readdirSync(folder).map((file) => file.replace('.json', ''))) {
  const counts = suites.flatMap((suite) => {
    try {
      return [JSON.parse(readFileSync(`${folder}/${suite}.json`, 'utf8'))];
    } catch {
      return [];
    }
  });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
