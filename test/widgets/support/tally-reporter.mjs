import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes how many tests passed and failed, for the run of all suites. */
export const tallyReporter = (file) => ({
  onTestRunFinished({ sessions, focusedTestFile }) {
    if (focusedTestFile) return;
    const tests = sessions.flatMap(({ testResults }) => (testResults ? testsIn(testResults) : []));
    const broken = sessions.filter(({ passed, errors }) => !passed && errors.length > 0).length;
    const passed = tests.filter((test) => test.passed).length;
    const failed = tests.filter((test) => !test.passed && !test.skipped).length + broken;
    mkdirSync('.cache', { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed }));
    console.log(`${passed} passed, ${failed} failed`);
  },
});

const testsIn = ({ tests, suites }) => [...tests, ...suites.flatMap(testsIn)];
