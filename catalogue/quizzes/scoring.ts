import { type ExteriorTag, exteriorTags, type PaletteLetter, paletteLetters } from './quiz.ts';

export interface QuizScore {
  points: Readonly<Record<PaletteLetter, number>>;
  /** Top Match and Great Alternate, even with no points. */
  best: readonly [PaletteLetter, PaletteLetter];
}

/** Throws on a value that no answer has. */
export function scoreInterior(values: readonly string[]): QuizScore {
  return score(values.map((value) => (value === 'D4' ? { letter: 'D', tenths: 13 } : { letter: value, tenths: 10 })));
}

/** Ignores unknown tags; throws on an unknown letter. */
export function scoreExterior(values: readonly string[]): QuizScore & { tags: readonly ExteriorTag[] } {
  const answers = values.map((value) => value.split('|'));
  const given = new Set(answers.flatMap(([, ...tags]) => tags));
  return {
    ...score(answers.map(([letter = '']) => ({ letter, tenths: 10 }))),
    tags: exteriorTags.filter((tag) => given.has(tag)),
  };
}

/** Ten times 0.3 must be three. */
function score(answers: readonly { letter: string; tenths: number }[]): QuizScore {
  const tenths: Record<PaletteLetter, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const answer of answers) {
    const letter = paletteLetters.find((known) => known === answer.letter);
    if (!letter) throw new Error(`No palette ${JSON.stringify(answer.letter)}`);
    tenths[letter] += answer.tenths;
  }
  // Sorting is stable.
  const [first = 'A', second = 'B'] = [...paletteLetters].sort((one, other) => tenths[other] - tenths[one]);
  return {
    points: { A: tenths.A / 10, B: tenths.B / 10, C: tenths.C / 10, D: tenths.D / 10 },
    best: [first, second],
  };
}
