import { mkdirSync, writeFileSync } from 'node:fs';
import { record } from '../../support/suites/tally.mjs';
import { fullDisk } from './risks/disk.ts';
import { mongodbAway, sendgridFailing } from './risks/far-services.ts';
import { loginFlood, overload } from './risks/floods.ts';
import { killedProcesses, restarts, unsyncedAnswers } from './risks/kept-leads.ts';
import { exports } from './risks/office.ts';
import { slowReaders, slowSenders } from './risks/slow-clients.ts';
import { engine, installTools } from './support/machine.ts';
import { describeFigure, type Figure, isKept, type Risk, type Size } from './support/measure.ts';

/** All risks of `npm run chaos`, in order. */
export const risks: readonly Risk[] = [
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
  restarts,
];

/**
 * `npm run chaos`: starts the built server in hostile conditions, one after another, and prints a line for each. `--
 * NAME…` runs only those; `--small` runs a shorter version in less than two minutes; `--skip-missing` skips faults that
 * need strace, faketime or the right to mount if those are missing. Uses MongoDB if `MONGODB_URI` is set.
 */
const words = process.argv.slice(2);
const size: Size = words.includes('--small') ? 'small' : 'full';
const names = words.filter((word) => !word.startsWith('--'));
const unknown = [
  ...words.filter((word) => word.startsWith('--') && !['--small', '--skip-missing'].includes(word)),
  ...names.filter((name) => risks.every((risk) => risk.name !== name)),
];
const chosen = risks.filter(({ name, engines }) =>
  names.length > 0 ? names.includes(name) && engines.includes(engine) : engines.includes(engine),
);
if (unknown.length > 0 || chosen.length === 0) {
  console.error(`Nothing to run for ${words.join(' ')}. On ${engine} there are: ${namesOf(engine).join(', ')}`);
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
    const verdict = await face(risk);
    const isPassed = typeof verdict !== 'string' && verdict.every(isKept);
    const text = typeof verdict === 'string' ? verdict : verdict.map(marked).join(' · ');
    const seconds = `[${((performance.now() - begin) / 1000).toFixed(0)} s]`;
    if (isPassed || attempt === attempts) say(isPassed ? 'passed' : 'failed', risk, `${text} ${seconds}`);
    else console.log(`again   ${risk.name.padEnd(18)} ${text} ${seconds}`);
    if (isPassed) break;
  }
}
if (!words.includes('--skip-missing')) counts.failed += counts.skipped;
console.log(`${engine}, ${size}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/chaos.json', JSON.stringify({ ...counts, failures }));
if (names.length === 0)
  record(size === 'small' && engine === 'sqlite' ? 'chaos' : `chaos-${engine}`, { ...counts, failures });
process.exit(counts.failed > 0 ? 1 : 0);

async function face(risk: Risk): Promise<readonly Figure[] | string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`took longer than ${maxMs / 60_000} minutes`), maxMs);
  });
  try {
    return await Promise.race([risk.run(size), late]);
  } catch (error) {
    return `broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

function say(end: keyof typeof counts, { name }: Risk, text: string): void {
  counts[end] += 1;
  if (end === 'failed') failures.push(`${name}: ${text}`);
  console.log(`${end.padEnd(7)} ${name.padEnd(18)} ${text}`);
}

function marked(figure: Figure): string {
  return `${isKept(figure) ? '' : '✗ '}${describeFigure(figure)}`;
}

function namesOf(engine: Risk['engines'][number]): string[] {
  return risks.filter(({ engines }) => engines.includes(engine)).map(({ name }) => name);
}
