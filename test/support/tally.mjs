import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = '.cache/tally';

/**
 * Records the result of a suite, for {@link printTally} of this process or a later one. `failures` has one text per
 * failure with its reason.
 */
export function record(suite, { passed, failed, failures = /** @type {string[]} */ ([]) }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${suite}.json`, JSON.stringify({ suite, passed, failed, failures }));
}

/** The failures in a vitest report, with their reasons. */
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
  const counts = suites.flatMap((suite) => {
    try {
      return [JSON.parse(readFileSync(`${folder}/${suite}.json`, 'utf8'))];
    } catch {
      return [];
    }
  });
  for (const { suite, failures } of counts) {
    for (const failure of failures) console.log(`\n✗ ${suite}: ${failure.split('\n').slice(0, mostLines).join('\n')}`);
  }
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
