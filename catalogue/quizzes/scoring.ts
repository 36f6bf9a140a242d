import { type ExteriorTag, exteriorTags, type PaletteLetter, paletteLetters } from './quiz.ts';

/** What the answers came to. */
export interface QuizScore {
  points: Readonly<Record<PaletteLetter, number>>;
  /** Top Match and Great Alternate: the alternate is named even when it has no point. */
  best: readonly [PaletteLetter, PaletteLetter];
}

/**
 * Scores the interior quiz: a point for an answer’s letter, 1.3 for `D4` (SPEC.md §4).
 * @param values of the answers given, in any order
 * @throws Error naming a value that no answer has
 */
export function scoreInterior(values: readonly string[]): QuizScore {
  return score(values.map((value) => (value === 'D4' ? { letter: 'D', tenths: 13 } : { letter: value, tenths: 10 })));
}

/**
 * Scores the exterior quiz: a point for the letter before the first pipe; what follows are tags (SPEC.md §4).
 * @returns the tags too, each once, in the order of {@link exteriorTags}
 * @throws Error naming a letter that no palette has; a tag that we do not know is left out
 */
export function scoreExterior(values: readonly string[]): QuizScore & { tags: readonly ExteriorTag[] } {
  const answers = values.map((value) => value.split('|'));
  const given = new Set(answers.flatMap(([, ...tags]) => tags));
  return {
    ...score(answers.map(([letter = '']) => ({ letter, tenths: 10 }))),
    tags: exteriorTags.filter((tag) => given.has(tag)),
  };
}

/** Adds in tenths, so that ten times 0.3 is exactly three. */
function score(answers: readonly { letter: string; tenths: number }[]): QuizScore {
  const tenths: Record<PaletteLetter, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const answer of answers) {
    const letter = paletteLetters.find((known) => known === answer.letter);
    if (!letter) throw new Error(`No palette ${JSON.stringify(answer.letter)}`);
    tenths[letter] += answer.tenths;
  }
  // Sorting is stable, so ties keep the letters' order.
  const [first = 'A', second = 'B'] = paletteLetters.toSorted((one, other) => tenths[other] - tenths[one]);
  return {
    points: { A: tenths.A / 10, B: tenths.B / 10, C: tenths.C / 10, D: tenths.D / 10 },
    best: [first, second],
  };
}
