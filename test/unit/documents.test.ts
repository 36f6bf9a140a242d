import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestEngines } from '../../catalogue/oldest-engines.mjs';

const readme = readFileSync('README.md', 'utf8');
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Every path in the tree: top folders start their line, their contents are indented by two spaces. */
function treePaths(): string[] {
  let folder = '';
  return section('The tree')
    .split('\n')
    .flatMap((line) => {
      const [, top] = /^(\.?\w+\/) {2,}/.exec(line) ?? [];
      if (top) folder = top;
      const [names = ''] = line.trim().split(/ {2,}/);
      const isBelow = /^ {2}\S/.test(line);
      return top ? [top] : isBelow ? names.split(' ').map((name) => join(folder, name)) : [];
    });
}

describe('README', () => {
  it('shows a tree of folders and files that exist', () => {
    expect(treePaths().length).toBeGreaterThan(40);
    expect(treePaths().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is at most 900 words long, not counting code and the tree', () => {
    const words = readme.replace(/```[\s\S]*?```/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}’'`._@/-]*/gu) ?? [];
    expect(words.length).toBeGreaterThan(400);
    expect(words.length).toBeLessThanOrEqual(900);
  });

  it('names the oldest browsers', () => {
    const names = Object.entries(oldestEngines).map(([name, version]) => `${name} ${version}`);
    expect(readme.replace(/\s+/g, ' ').toLowerCase()).toContain(`in ${names.join(', ')} and later`);
  });

  it('lists exactly the environment variables that the configuration reads', () => {
    const rows = section('Configuration').match(/^\| `.+? \|/gm) ?? [];
    const shown = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    const source = readFileSync('server/config.ts', 'utf8').split('const Environment = ')[1]?.split('\n});')[0] ?? '';
    const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(10);
    expect(shown.toSorted()).toEqual(read.toSorted());
  });

  it('gives a reason for exactly the dependencies of package.json', () => {
    const { dependencies, optionalDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const rows = section('Dependencies').match(/^\| `.+? \| \S.+ \|$/gm) ?? [];
    const shown = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const all = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    expect(shown.toSorted()).toEqual(all.toSorted());
  });
});

/** Files and folders of the project named in backticks; `<name>` is a placeholder. */
function namedPaths(text: string): string[] {
  const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const isPath = /^(?:\.build|\.ci|catalogue|host|server|test|widgets)\/|^[\w.-]+\.(?:md|json|mjs)$/;
  return names.filter((name) => isPath.test(name) && !/[<*{]/.test(name));
}

const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path).filter(Boolean);

describe.each([
  ['README.md', 3],
  ['CONTRIBUTING.md', 60],
  ['DECISIONS.md', 10],
])('%s', (file, fewest) => {
  it('names only files and folders that exist', () => {
    const text = readFileSync(file, 'utf8');
    const paths = [...namedPaths(text), ...linkedPaths(text)];
    expect(paths.length).toBeGreaterThanOrEqual(fewest);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
