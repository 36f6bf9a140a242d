import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { record } from '../../support/suites/tally.mjs';
import { fullDisk } from './risks/disk.ts';
import { mongodbAway, sendgridFailing } from './risks/far-services.ts';
import { loginFlood, overload } from './risks/floods.ts';
import { killedProcesses, unsyncedAnswers } from './risks/kept-leads.ts';
import { exports } from './risks/office.ts';
import { slowReaders, slowSenders } from './risks/slow-clients.ts';
import { engine, installTools } from './support/machine.ts';
import { describeFigure, isKept, type Risk, type Size } from './support/measure.ts';

const risks: readonly Risk[] = [
  killedProcesses,
  unsyncedAnswers,
  fullDisk,
  mongodbAway,
  sendgridFailing,
  slowSenders,
  slowReaders,
  loginFlood,
  exports,
  overload,
].filter(({ engines }) => engines.includes(engine));

/**
 * `npm run chaos`: starts the built server in hostile conditions, one after another, and prints a line for each. `--
 * NAME…` runs only those; `--small` runs a shorter version in less than two minutes; `--skip-missing` skips faults that
 * need strace, faketime or the right to mount if those are missing. Uses MongoDB if `MONGODB_URI` is set.
 */
const flag = { type: 'boolean', default: false } as const;
const { values, positionals: names } = parseArgs({
  options: { small: flag, 'skip-missing': flag },
  allowPositionals: true,
});
const size: Size = values.small ? 'small' : 'full';
const chosen = risks.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length < names.length) {
  console.error(`Nothing to run for ${names.join(' ')}. On ${engine} there are: ${risks.map(({ name }) => name)}`);
  process.exit(1);
}

/** The limit for one risk, which fails instead of running forever. */
const maxMs = 12 * 60_000;

// On exit, stop its servers and remove its disks.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
/** A busy machine may stall, so in CI the short run is tried again, and reports that. */
const attempts = process.env.CI && size === 'small' ? 2 : 1;
const missing = await installTools([...new Set(chosen.flatMap(({ tools }) => tools))]);
for (const risk of chosen) {
  const lacking = risk.tools.filter((tool) => missing.has(tool));
  if (lacking.length > 0) {
    say('skipped', risk, `needs ${lacking.join(' and ')}`);
    continue;
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const begin = performance.now();
    const { isPassed, text } = await face(risk);
    const told = `${text} [${((performance.now() - begin) / 1000).toFixed(0)} s]`;
    if (isPassed || attempt === attempts) say(isPassed ? 'passed' : 'failed', risk, told);
    else console.log(`again   ${risk.name.padEnd(18)} ${told}`);
    if (isPassed) break;
  }
}
if (!values['skip-missing']) counts.failed += counts.skipped;
console.log(`${engine}, ${size}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/chaos.json', JSON.stringify({ ...counts, failures }));
if (names.length === 0)
  record(size === 'small' && engine === 'sqlite' ? 'chaos' : `chaos-${engine}`, { ...counts, failures });
process.exit(counts.failed > 0 ? 1 : 0);

async function face(risk: Risk): Promise<{ isPassed: boolean; text: string }> {
  const late = pause(maxMs, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${maxMs / 60_000} minutes`);
  });
  try {
    const figures = await Promise.race([risk.run(size), late]);
    const marked = figures.map((figure) => `${isKept(figure) ? '' : '✗ '}${describeFigure(figure)}`);
    return { isPassed: figures.every(isKept), text: marked.join(' · ') };
  } catch (error) {
    return { isPassed: false, text: `broke: ${error instanceof Error ? error.stack : error}` };
  }
}

function say(end: keyof typeof counts, { name }: Risk, text: string): void {
  counts[end] += 1;
  if (end === 'failed') failures.push(`${name}: ${text}`);
  console.log(`${end.padEnd(7)} ${name.padEnd(18)} ${text}`);
}
