import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../../support/browser.mjs';
import { freePort, startBuiltServer } from '../../../support/built-server.ts';
import { listedKinds, pageKinds } from '../../../support/cases/page-kinds.ts';
import { installBeside } from '../../../support/install-beside.ts';

/** Lighthouse has types only once it is installed. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>;

interface LighthouseResult {
  audits: Record<string, { numericValue?: number; score: number | null; displayValue?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

const folder = fileURLToPath(new URL('.', import.meta.url));
installBeside(folder);
const installed = pathToFileURL(`${folder}node_modules/lighthouse/core/index.js`);
const { default: lighthouse }: { default: Lighthouse } = await import(installed.href);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Finding = Awaited<ReturnType<typeof findingOf>>;

/** Runs Lighthouse as a phone, with simulated throttling, in the browser that listens on a port. */
async function findingOf(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse found nothing to say of ${url}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const refs = categories.flatMap((category) => judged[category]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>,
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    /** Cumulative layout shift. */
    shift: number('cumulative-layout-shift'),
    /** The audits that lowered a score. */
    lost: refs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isLost = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
      return isLost ? [`${id} ${audit.score} ${audit.displayValue ?? ''}`] : [];
    }),
  };
}

/** The finding with the median performance; the better of two. */
function medianOf(findings: readonly Finding[]): Finding {
  const sorted = findings.toSorted((a, b) => b.scores.performance - a.scores.performance);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!median) throw new Error('No finding');
  return median;
}

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
