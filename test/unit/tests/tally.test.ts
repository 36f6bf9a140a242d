import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vitestFailures } from '../../support/suites/tally.mjs';

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const file = (name: string, status: string, assertionResults: object[], message = '') => ({
  name,
  status,
  message,
  assertionResults,
});

describe('the failures of a report', () => {
  it('has each failed test once, however often it was tried', () => {
    const failed = test('a page fits', 'failed', ['first attempt', 'second attempt']);
    const report = { testResults: [file('a.test.ts', 'failed', [test('is', 'passed'), failed])] };
    expect(vitestFailures(report)).toEqual(['a.test.ts: a page fits\nfirst attempt\nsecond attempt']);
  });

  it('has a file once if none of its tests could run', () => {
    const skipped = [test('one', 'skipped'), test('two', 'skipped')];
    const report = { testResults: [file('a.test.ts', 'failed', skipped, 'The server did not start')] };
    expect(vitestFailures(report)).toEqual(['a.test.ts\nThe server did not start']);
  });

  it('is empty for tests that passed or were skipped', () => {
    const report = { testResults: [file('a.test.ts', 'passed', [test('one', 'passed'), test('two', 'skipped')])] };
    expect(vitestFailures(report)).toEqual([]);
  });
});

describe('the tally', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'brushline-tally-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('adds up the named suites, and shows each failure once', () => {
    const module = path.resolve('test/support/suites/tally.mjs');
    const script = `import { printTally, record, secondsOf } from ${JSON.stringify(module)};
      record('unit', { passed: 3, failed: 0, seconds: 7 });
      record('e2e', { passed: 2, failed: 1, failures: ['a.test.ts: a page fits\\nbecause'] });
      record('sweep', { passed: 9, failed: 9 });
      printTally(['unit', 'e2e', 'widgets']);
      console.log(secondsOf('unit'), secondsOf('e2e'), secondsOf('widgets'));`;
    const args = ['--input-type=module', '--eval', script];
    const printed = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(printed.trim().split('\n')).toEqual([
      '✗ e2e: a.test.ts: a page fits',
      'because',
      '5 passed, 1 failed',
      '7 NaN NaN',
    ]);
  });
});
