import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitTable } from '../../../../server/limits/limit-table.ts';

const rows = Object.entries(limitTable).map(
  ([name, { number, unit, effect }]) => `| \`${name}\` | ${number.toLocaleString('en-US')} ${unit} | ${effect} |`,
);

describe('the limit table', () => {
  it('equals the table in CONTRIBUTING.md row by row', () => {
    const section = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Limits\n')[1]?.split('\n## ')[0] ?? '';
    const shown = section.split('\n').filter((line) => line.startsWith('| `'));
    expect(shown).toEqual(rows);
  });

  it.each(Object.entries(limitTable))('%s has a number above zero and a sentence', (_, { number, effect }) => {
    expect(Number.isSafeInteger(number) && number > 0).toBe(true);
    expect(effect).toMatch(/^[A-Z].+\.$/);
  });
});
