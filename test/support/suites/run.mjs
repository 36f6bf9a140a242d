import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { suites } from './suites.mjs';
import { printTally, record } from './tally.mjs';

/** @typedef {import('./tally.mjs').Counts} Counts */

/**
 * Runs the named suites one after another, and those joined by `+` side by side: `run.mjs build server+widgets`. Ends
 * with the failures and the counts of all.
 */
const steps = process.argv.slice(2).map((step) => step.split('+'));
let hasFailed = false;
for (const [index, names] of steps.entries()) {
  console.log(`\n> ${names.join(' beside ')} (${index + 1} of ${steps.length})`);
  const results = await Promise.all(names.map((name, at) => runSuite(name, { isShown: at === 0 })));
  for (const [at, { output, isGreen, seconds, counts }] of results.entries()) {
    const name = names[at] ?? '';
    process.stdout.write(output);
    console.log(`< ${name}: ${isGreen ? 'passed' : 'failed'} after ${seconds} s`);
    record(name, counts);
    hasFailed ||= !isGreen;
  }
  // The others need what it builds.
  if (names.includes('build') && !results[names.indexOf('build')]?.isGreen) break;
}
printTally(steps.flat());
process.exit(hasFailed ? 1 : 0);

/**
 * Runs a suite.
 * @param {string} name
 * @param {{ isShown: boolean }} options whether its output appears at once, instead of being returned
 * @returns {Promise<{ isGreen: boolean, seconds: number, output: string, counts: Counts }>}
 */
async function runSuite(name, { isShown }) {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite ${name}. There are: ${Object.keys(suites).join(', ')}`);
  const startedAt = performance.now();
  rmSync(`.cache/${name}.json`, { force: true });
  const child = spawn('npx', ['--no-install', ...suite.command], {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const status = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  const counts = countsOf(suite, status === 0);
  return {
    isGreen: status === 0 && counts.failed === 0,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    output,
    counts,
  };
}

/**
 * A suite that failed without a failed test, or wrote no counts, counts as one failure, so that it never looks green.
 * @returns {Counts}
 */
function countsOf(suite, isGreen) {
  if (!suite.counts) return { passed: Number(isGreen), failed: Number(!isGreen), failures: [] };
  try {
    const counts = suite.counts();
    if (isGreen || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: ['no test failed, but an error was thrown outside of them: see above'] };
  } catch {
    return { passed: 0, failed: 1, failures: ['it wrote no counts: see above'] };
  }
}
