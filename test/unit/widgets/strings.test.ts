import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const comments = /\{\/\*[\s\S]*?\*\/\}|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Text between tags, and in attributes that are read aloud or shown. */
const literals = [
  />\s*(?:\{[^{}]*\}\s*)*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*?)\s*<\//g,
  /\b(?:aria-label|placeholder|title|alt|label)="([^"]*[A-Za-z]{2,}[^"]*)"/g,
];

function wordsIn(view: string): string[] {
  const code = view.replace(comments, '');
  return literals.flatMap((pattern) => [...code.matchAll(pattern)].map(([, words = '']) => words));
}

/** Excludes the admin, which only the owner sees. */
const views = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.startsWith('admin/'),
);

describe('the views of widgets', () => {
  it('contain no text, which must be in strings.ts', () => {
    expect(views.length).toBeGreaterThan(20);
    const found = views.map((file) => [file, wordsIn(readFileSync(`widgets/${file}`, 'utf8'))] as const);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  it.each([
    '<p>Some words</p>',
    '<b>{n}</b> <i>{n} answered</i>',
    '<input placeholder="Some words" />',
    '<p>\n  Words\n</p>',
  ])('would be caught with %j', (view) => {
    expect(wordsIn(view)).toHaveLength(1);
  });
});
