import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintBrands } from '../../../catalogue/contracts/paint-color.ts';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import { bestPalettes, colorsOfMaker, paintZones } from '../../../widgets/color-quiz/best-palettes.ts';
import { questionsOf } from '../../../widgets/color-quiz/quiz-model.ts';
import { type QuizKind, quizKinds } from '../../../widgets/color-quiz/strings.ts';

const palettes = { exterior: exteriorPalettes, interior: interiorPalettes };
/** Ten answers, one per question. */
const answersTo = (kind: QuizKind) =>
  fc.tuple(...questionsOf[kind].map(({ answers }) => fc.constantFrom(...answers.map(({ value }) => value))));

describe.each(quizKinds)('the results of the %s quiz', (kind) => {
  it('are two different palettes, the one with more answers first, ties in alphabetical order', () => {
    fc.assert(
      fc.property(answersTo(kind), (values) => {
        const { best } = bestPalettes(kind, values);
        expect(best).toHaveLength(2);
        const points = (letter: string) =>
          values.reduce((sum, value) => sum + (value.startsWith(letter) ? (value === 'D4' ? 13 : 10) : 0), 0);
        const order = ['A', 'B', 'C', 'D'].sort((one, other) => points(other) - points(one) || (one < other ? -1 : 1));
        expect(best.map(({ palette }) => palette.letter)).toEqual(order.slice(0, 2));
      }),
    );
  });

  it('name a second palette even if no answer points to it', () => {
    const { best } = bestPalettes(kind, Array(10).fill('A'));
    expect(best.map(({ palette, answers }) => [palette.letter, answers])).toEqual([
      ['A', 10],
      ['B', 0],
    ]);
  });

  it('paint every zone of the drawing, in the palette’s colors', () => {
    const walls = kind === 'exterior' ? ['siding', 'trim', 'shutters', 'door'] : ['walls', 'accent', 'door'];
    for (const palette of palettes[kind])
      for (const maker of paintBrands) {
        const paints = colorsOfMaker(palette, maker);
        const zones: Record<string, string> = paintZones(paints, []);
        const hexes: string[] = paints.map(({ hex }) => hex);
        for (const zone of walls) expect(hexes).toContain(zones[zone]);
        expect(new Set(Object.values(zones).filter((hex) => hexes.includes(hex))).size).toBe(3);
      }
  });
});

it('have advice for the exterior only, with the answered roof', () => {
  const { advisories, tags } = bestPalettes('exterior', [
    'B|HISTORIC|HOA_STRICT',
    'C|ROOF_BLACK',
    ...Array(8).fill('A'),
  ]);
  expect(advisories.map(({ title }) => title)).toEqual(['Somebody else has a say', 'A black roof']);
  const paints = exteriorPalettes[0]?.colors ?? [];
  expect(paintZones(paints, tags).roof).not.toBe(paintZones(paints, []).roof);
  expect(bestPalettes('exterior', Array(10).fill('A')).advisories).toEqual([]);
  expect(bestPalettes('interior', Array(10).fill('D4')).advisories).toEqual([]);
});
