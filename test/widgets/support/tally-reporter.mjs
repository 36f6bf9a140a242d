import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes the numbers of passed and failed tests, and the failures, for the run of all suites. */
export const tallyReporter = (file) => ({
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
