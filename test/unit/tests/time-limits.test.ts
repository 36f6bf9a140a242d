import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeLimitMs } from '../../support/node-start.mjs';

/** Every source file of the tests, except this one. */
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
  .map((file) => path.join('test', file))
  .filter((file) => file !== 'test/unit/tests/time-limits.test.ts');

/**
 * Limits that a test waits for, written as a number of milliseconds: an option, the last argument of a test or a hook, a
 * constant, a deadline. Limits under a second are part of a test double.
 */
const literals = [
  /(?<!requestIdleCallback\(.*)\b\w*[tT]imeout: *\d[\d_]{3,}/,
  /\.(?:setDefaultTimeout|setDefaultNavigationTimeout)\(\d/,
  /^ *\},(?: |\n *)\d{2,}_?\d{3},?\n? *\);/m,
  /\b(?:beforeAll|afterAll|beforeEach|afterEach)\(.*, \d[\d_]{3,}\)/,
  /\w+(?:Limit|Timeout)Ms = \d[\d_]{3,};/,
  /\b(?:deadline|end|limit) = \w+\.now\(\) \+ \d[\d_]{3,};/,
  /\.now\(\) - \w+\)\.toBeLessThan\(\d[\d_]{2,}\)/,
  // Vitest has no setting for these; `expect.poll` has one.
  /\bvi\.(?:waitFor|waitUntil)\(/,
  // May wait for its whole limit, see `whenNetworkIdle`.
  /'networkidle'/,
];

/** Benchmarks report how long they wait. */
const isBenchmark = (file: string) => file.startsWith(path.join('test', 'load'));

const literalIn = (text: string) => literals.flatMap((literal) => literal.exec(text)?.[0] ?? []);

describe('a wait in a test', () => {
  it('is a whole number of milliseconds, which WebDriver requires', () => {
    for (let ms = 1000; ms < 1100; ms++) expect(Number.isInteger(timeLimitMs(ms))).toBe(true);
  });

  it('is extended on a slow machine, by timeLimitMs', () => {
    expect(files.length).toBeGreaterThan(400);
    const found = files
      .filter((file) => !isBenchmark(file))
      .flatMap((file) => literalIn(readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`));
    expect(found).toEqual([]);
  });

  it.each([
    'await page.waitFor({ timeout: 5_000 });',
    "describe('a page', { timeout: 60000 }, () => {",
    'page.setDefaultTimeout(15_000);',
    'beforeAll(() => void start(), 60_000);',
    "it('works', async () => {\n  await work();\n}, 60_000);",
    "it(\n  'works',\n  async () => {\n    await work();\n  },\n  60_000,\n);",
    'const startLimitMs = 20_000;',
    'expect(performance.now() - startedAt).toBeLessThan(3_000);',
    'const deadline = Date.now() + 10_000;',
    'await vi.waitFor(() => expect(sent).toBe(1));',
    "await page.waitForLoadState('networkidle');",
  ])('is found as a literal in %j', (text) => {
    expect(literalIn(text)).toHaveLength(1);
  });

  it.each([
    'await page.waitFor({ timeout: timeLimitMs(5_000) });',
    'sender({ timeoutMs: 150 })',
    'requestIdleCallback(resolve, { timeout: 1_000 })',
    'setTimeout(resolve, 20)',
  ])('is not found in %j', (text) => {
    expect(literalIn(text)).toEqual([]);
  });
});
