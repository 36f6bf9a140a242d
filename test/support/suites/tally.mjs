import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.cache/tally';

/**
 * The tests of a suite: `failures` has one text per failed test, with its reason on the lines after the first.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 */

/**
 * Records the result of a suite, for {@link printTally} of this process or a later one.
 * @param {string} suite
 * @param {Counts} counts
 */
export function record(suite, { passed, failed, failures = [] }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${suite}.json`, JSON.stringify({ suite, passed, failed, failures }));
}

/**
 * The failures in a vitest report, with their reasons: one per failed test, and one per file whose tests could not run.
 * @returns {string[]}
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${name}\n${message}`];
    return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
  });
}

const mostLines = 20;

/**
 * Prints the failures of the named suites, or of all recorded ones, and then `N passed, N failed`, so that the end of a
 * long log has everything that matters.
 */
export function printTally(suites = readdirSync(folder).map((file) => file.replace('.json', ''))) {
  const counts = recordsOf(suites);
  for (const { suite, failures } of counts) {
    for (const failure of failures) console.log(`\n✗ ${suite}: ${failure.split('\n').slice(0, mostLines).join('\n')}`);
  }
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/** The records of those suites that have one. */
function recordsOf(suites) {
  return suites.flatMap((suite) => {
    try {
      return [JSON.parse(readFileSync(`${folder}/${suite}.json`, 'utf8'))];
    } catch {
      return [];
    }
  });
}
