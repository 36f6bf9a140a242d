import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suites } from '../../support/suites/suites.mjs';

const files = ['unit', 'api', 'store', 'e2e']
  .flatMap((folder) => readdirSync(`test/${folder}`, { recursive: true }).map((file) => `test/${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .sort();

/** The files of a suite of `test/vitest.config.ts`, as vitest chooses them: by folder or name, without the excluded. */
function filesOf(suite: string): string[] {
  const words = suites[suite]?.command ?? [];
  const excluded = words.filter((word) => word.startsWith('--exclude=')).map((word) => word.slice('--exclude='.length));
  const chosen = words.filter((word) => /^test\/(unit|api|store|e2e)\b/.test(word));
  return files.filter((file) => chosen.some((name) => file.startsWith(name)) && !excluded.includes(file));
}

const named = Object.values(suites).flatMap(({ command }) =>
  command.flatMap((word) => word.match(/test\/(?:unit|api|store|e2e)\/.*\.test\.ts$/)?.[0] ?? []),
);

describe('the suites', () => {
  it('name only files that exist', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('run each file in one suite', () => {
    const run = ['unit', 'server', 'slow-server', 'e2e', 'rarer'].flatMap(filesOf).sort();
    expect(run).toEqual(files);
  });

  it('run the rest of the combinations that the end-to-end tests leave out', () => {
    const combined = filesOf('e2e').filter((file) =>
      /firstOrRest|combinations|testOnEveryPage/.test(readFileSync(file, 'utf8')),
    );
    expect(filesOf('sweep')).toEqual(combined);
  });
});
