// `npm run test:mongo`: the store's suites and several processes on the MongoDB server at MONGODB_URI. Fails with a
// message if there is no server, so that a missing one does not pass as success.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { record, vitestFailures } from '../../support/suites/tally.mjs';

if (!process.env.MONGODB_URI) {
  console.error(
    'test:mongo ran nothing: MONGODB_URI is not set. test/nightly/mongodb/start.sh starts a server and prints it.',
  );
  process.exit(1);
}

const counts = '.cache/mongo.json';
rmSync(counts, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`];
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    ...reporters,
    'test/store/engines',
    'test/store/mongo',
    'test/store/crash',
    'test/store/plans',
    'test/nightly/mongodb',
  ],
  { stdio: 'inherit' },
);
const { passed, failed, failures } = readCounts();
const isGreen = status === 0 && failed === 0 && passed > 0;
record('mongo', { passed, failed: isGreen ? 0 : Math.max(failed, 1), failures });
process.exit(isGreen ? 0 : 1);

/** A run that ended without writing its counts has passed no test. */
function readCounts() {
  try {
    const report = JSON.parse(readFileSync(counts, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures: vitestFailures(report) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
