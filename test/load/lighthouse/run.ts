import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../support/browser.mjs';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { listedKinds, pageKinds } from '../../support/cases/page-kinds.ts';
import { categories, findingOf, medianOf } from './finding.ts';

/**
 * Runs Lighthouse on the built site with a phone’s processor and network: on the five most visited kinds of pages, with
 * `-- --all` on every kind of page, with `-- --only /blog,/contact` on these pages. Every indexed page must reach four
 * scores of 100 without layout shifts.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } });
const few = ['/', '/exterior', '/blog/paint-season-on-the-bay', '/service-areas/easton', '/color-palette'];
const wanted = values.only?.split(',') ?? few;
const kinds = Object.values(pageKinds).flat();
const paths = kinds.map(({ path }) => path).filter((path) => values.all || wanted.includes(path));
const listed = new Set(listedKinds.map(({ path }) => path));
/** Simulated times depend on the machine’s load, so the median of three runs counts. */
const runs = 3;

const port = await freePort();
await using server = await startBuiltServer({ env: { NODE_ENV: 'production', LOG_LEVEL: 'error' } });
const options = await launchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
try {
  console.log(`${'page'.padEnd(44)} ${categories.join('  ')}    LCP     TBT    CLS`);
  for (const path of paths) if (await isFound(path)) await judge(path);
} finally {
  await browser.close();
}

/** Lighthouse opens no page that does not exist. */
async function isFound(path: string): Promise<boolean> {
  const { ok } = await fetch(server.url + path);
  if (!ok) console.log(`      ${path} is not a page`);
  return ok;
}

/** Prints a page’s line and the audits that lowered its scores; an indexed page below 100 fails the run. */
async function judge(path: string): Promise<void> {
  const findings = [await findingOf(server.url + path, port)];
  while (findings.length < runs && (findings[0]?.scores.performance ?? 0) < 100) {
    findings.push(await findingOf(server.url + path, port));
  }
  const { scores, lcpMs, tbtMs, shift, lost } = medianOf(findings);
  const mustBeFull = listed.has(path);
  const isFull = categories.every((category) => scores[category] === 100) && shift < 0.001;
  const verdict = isFull ? 'ok   ' : mustBeFull ? 'UNDER' : '     ';
  const columns = categories.map((category) => String(scores[category]).padStart(category.length)).join('  ');
  const times = `${lcpMs.toFixed(0).padStart(5)} ms ${tbtMs.toFixed(0).padStart(4)} ms  ${shift.toFixed(3)}`;
  console.log(`${verdict} ${path.padEnd(38)} ${columns} ${times}`);
  if (!isFull) for (const line of lost) console.log(`        ${line}`);
  if (mustBeFull && !isFull) process.exitCode = 1;
}
