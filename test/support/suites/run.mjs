import { runSuite } from './run-suite.mjs';
import { printTally, record, secondsOf } from './tally.mjs';

/**
 * Runs the named suites one after another, and those joined by `+` side by side: `run.mjs build server+widgets`. Ends
 * with the failures and the counts of all.
 */
const steps = process.argv.slice(2).map((step) => step.split('+'));
let hasFailed = false;
for (const [index, names] of steps.entries()) {
  console.log(`\n> ${names.join(' beside ')} (${index + 1} of ${steps.length}${timeLeft(steps.slice(index))})`);
  const results = await Promise.all(names.map((name, at) => runSuite(name, { isShown: at === 0 })));
  for (const [at, { output, isGreen, seconds, counts }] of results.entries()) {
    const name = names[at] ?? '';
    process.stdout.write(output);
    console.log(`< ${name}: ${isGreen ? 'passed' : 'failed'} after ${seconds} s`);
    record(name, { ...counts, seconds });
    hasFailed ||= !isGreen;
  }
  // The others need what it builds.
  if (names.includes('build') && !results[names.indexOf('build')]?.isGreen) break;
}
printTally(steps.flat());
process.exit(hasFailed ? 1 : 0);

/** How long the rest took the last time, or nothing if part of it has not run yet. */
function timeLeft(rest) {
  const seconds = rest.map((names) => Math.max(...names.map(secondsOf))).reduce((sum, one) => sum + one, 0);
  return Number.isNaN(seconds) ? '' : `, about ${Math.ceil(seconds / 6) / 10} min left`;
}
