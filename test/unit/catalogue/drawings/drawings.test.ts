import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseZones } from '../../../../catalogue/paint/hero-schemes.ts';
import { exteriorQuestions } from '../../../../catalogue/quizzes/exterior-questions.ts';
import { interiorQuestions } from '../../../../catalogue/quizzes/interior-questions.ts';

const drawings = ['drawings/', 'quizzes/pictures/'].flatMap((path) => {
  const folder = new URL(`../../../../catalogue/${path}`, import.meta.url);
  return readdirSync(folder).map((file) => ({ file, markup: readFileSync(new URL(file, folder), 'utf8') }));
});
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const read = (file: string) => drawings.find((drawing) => drawing.file === file)?.markup ?? '';

describe('the drawings', () => {
  it('have no style, script or external reference, so they satisfy the pages’ policy', () => {
    for (const { file, markup } of drawings) {
      expect(markup, file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 /);
      expect(markup, file).not.toMatch(/style|<script|<image|<foreignObject|href="[^#]|url\([^#]| on\w+=/);
    }
  });

  it('have unique ids across drawings, and refer only to their own', () => {
    const all = drawings.flatMap(({ markup }) => idsOf(markup));
    expect(new Set(all).size).toBe(all.length);
    for (const { file, markup } of drawings)
      for (const [, id] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(idsOf(markup), file).toContain(id);
  });

  it('show every answer of a question that has pictures, and nothing else', () => {
    const asked = [...exteriorQuestions, ...interiorQuestions].flatMap(({ pictures, answers }) =>
      pictures ? answers.map((_, index) => `${pictures}-${index}.svg`) : [],
    );
    expect(asked.length).toBeGreaterThan(20);
    const drawn = readdirSync(new URL('../../../../catalogue/quizzes/pictures/', import.meta.url));
    expect(drawn.sort()).toEqual(asked.sort());
  });

  it('include every zone of the house that a scheme paints', () => {
    for (const zone of houseZones) expect(read('house.svg')).toContain(`class="${zone}"`);
  });
});
