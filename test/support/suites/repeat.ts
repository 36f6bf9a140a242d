import { spawn } from 'node:child_process';
import { installFromDebian } from '../debian.ts';
import { runSuite } from './run-suite.mjs';
import { suites } from './suites.mjs';

/**
 * `npx tsx test/support/suites/repeat.ts 10` runs the browser suites ten times in a row, and prints how often each test
 * failed. `10 e2e` runs only that suite; `STRESS=1` runs beside a program that keeps two processors busy. There are no second
 * attempts, as there are in CI: every failure counts. Run `npm run build` first.
 */
const [words = '3', ...chosen] = process.argv.slice(2);
const rounds = Number(words);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`How often? “${words}” is not a number of rounds, as in: npx tsx test/support/suites/repeat.ts 10`);
  process.exit(1);
}
const names = chosen.length > 0 ? chosen : ['e2e', 'widgets', 'sweep', 'nightly-e2e'];
const unknown = names.filter((name) => !suites[name]);
if (unknown.length > 0) {
  console.error(`No suite is named ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`);
  process.exit(1);
}

const isStressed = process.env.STRESS === '1';
if (isStressed) startStress();

/** By first line of the failure, which names the test: how often it failed, and the reason of the first time. */
const failed = new Map<string, { times: number; reason: string }>();
for (let round = 1; round <= rounds; round += 1) {
  for (const name of names) {
    console.log(`\n> ${name}, round ${round} of ${rounds}${isStressed ? ', beside stress-ng' : ''}`);
    const { seconds, output, counts } = await runSuite(name, { isShown: false, env: { CI: undefined } });
    const failures = counts.failures ?? [];
    console.log(`< ${name}: ${counts.passed} passed, ${counts.failed} failed after ${seconds} s`);
    if (counts.failed > 0 && failures.some((failure) => failure.endsWith('see above'))) console.log(output);
    for (const failure of failures) note(`${name}: ${failure}`);
  }
}

for (const [test, { times, reason }] of [...failed].sort(([, a], [, b]) => b.times - a.times)) {
  console.log(`\n${times} of ${rounds}: ${test}\n${reason}`);
}
console.log(`\n${failed.size} tests failed in ${rounds} rounds of ${names.join(', ')}`);
process.exit(failed.size > 0 ? 1 : 0);

function note(failure: string): void {
  const [test = '', ...reason] = failure.split('\n');
  console.log(`✗ ${test}`);
  const known = failed.get(test) ?? { times: 0, reason: reason.slice(0, 40).join('\n') };
  failed.set(test, { ...known, times: known.times + 1 });
}

/** Keeps two processors busy until this process ends. */
function startStress(): void {
  installFromDebian(['stress-ng']);
  const stress = spawn('stress-ng', ['--cpu', '2'], { stdio: 'ignore' });
  stress.once('exit', (code) => {
    console.error(`stress-ng ended with ${code}`);
    process.exit(1);
  });
  process.once('exit', () => stress.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
