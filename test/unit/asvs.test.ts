import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('test/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Requirements at levels 1 and 2 by chapter, as in version 5.0.0 of the standard. */
const counts = { V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 29, V11: 14, V12: 9 };
const others = { V13: 13, V14: 9, V15: 13, V16: 16, V17: 7 };

it('contains every requirement of levels 1 and 2 once', () => {
  const ids = rows.map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const found = Object.fromEntries(
    Object.keys({ ...counts, ...others }).map((chapter) => [
      chapter,
      ids.filter((id) => id?.startsWith(`${chapter}.`)).length,
    ]),
  );
  expect(found).toEqual({ ...counts, ...others });
});

it('gives each requirement a state and a reason', () => {
  for (const [, id, about, state, reason] of rows) {
    expect(['met', 'not applicable', 'not met'], id).toContain(state);
    expect(about, id).not.toBe('');
    expect(reason, id).not.toBe('');
  }
});

it('names files that exist', () => {
  const named = rows.flatMap((row) =>
    [...row.join(' ').matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path]) => path ?? ''),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !path.startsWith('/') && !existsSync(path))).toEqual([]);
});
