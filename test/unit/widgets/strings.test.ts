import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const comments = /\{\/\*[\s\S]*?\*\/\}|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Words between tags, and words in the attributes that are read out or shown. */
const literals = [
  />\s*(?:\{[^{}]*\}\s*)*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*?)\s*<\//g,
  /\b(?:aria-label|placeholder|title|alt|label)="([^"]*[A-Za-z]{2,}[^"]*)"/g,
];

function wordsIn(view: string): string[] {
  const code = view.replace(comments, '');
  return literals.flatMap((pattern) => [...code.matchAll(pattern)].map(([, words = '']) => words));
}

/** The admin speaks to its owner alone. */
const views = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.startsWith('admin/'),
);

describe('the views of widgets', () => {
  it('hold no words of their own: all stand in the tables of strings', () => {
    expect(views.length).toBeGreaterThan(20);
    const found = views.map((file) => [file, wordsIn(readFileSync(`widgets/${file}`, 'utf8'))] as const);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  it.each([
    '<p>Some words</p>',
    '<b>{n}</b> <i>{n} answered</i>',
    '<input placeholder="Some words" />',
    '<p>\n  Words\n</p>',
  ])('would be found out by %j', (view) => {
    expect(wordsIn(view)).toHaveLength(1);
  });
});
