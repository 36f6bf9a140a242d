import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Every path of the tree: a folder of the project in the first column, what lies in it two columns further in. */
function treePaths(): string[] {
  let folder = '';
  return section('The tree')
    .split('\n')
    .flatMap((line) => {
      const [, top] = /^(\.?\w+\/) /.exec(line) ?? [];
      if (top) folder = top;
      const [, below = ''] = /^ {2}(\S+(?: \S+)*) {2,}/.exec(line) ?? [];
      return top ? [top] : below.split(' ').flatMap((name) => (name ? [join(folder, name.replace('*.md', ''))] : []));
    });
}

it('every path of the tree is there', () => {
  expect(treePaths().length).toBeGreaterThan(40);
  expect(treePaths().filter((path) => !existsSync(path))).toEqual([]);
});

it('the table of the configuration has every variable that is read, and no other', () => {
  const rows = section('Configuration').match(/^\| `.+? \|/gm) ?? [];
  const shown = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  const source = readFileSync('server/config.ts', 'utf8').split('const Environment = ')[1]?.split('\n});')[0] ?? '';
  const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(10);
  expect(shown.toSorted()).toEqual(read.toSorted());
});
