import { type Advisory, advisoriesFor } from '../../../catalogue/quizzes/advisories.ts';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import type { QuizPalette } from '../../../catalogue/quizzes/palette.ts';
import type { ExteriorTag } from '../../../catalogue/quizzes/quiz.ts';
import { scoreExterior, scoreInterior } from '../../../catalogue/quizzes/scoring.ts';
import type { QuizKind } from '../data.ts';

export interface RankedPalette {
  palette: QuizPalette;
  /** How many point to it. */
  answers: number;
  /** Whether some answers count more than one point. */
  isWeighted: boolean;
}

export interface QuizResults {
  best: readonly RankedPalette[];
  tags: readonly ExteriorTag[];
  /** Exterior only. */
  advisories: readonly Advisory[];
}

export function bestPalettes(kind: QuizKind, values: readonly string[]): QuizResults {
  const palettes = kind === 'exterior' ? exteriorPalettes : interiorPalettes;
  const { best, tags } = kind === 'exterior' ? scoreExterior(values) : { ...scoreInterior(values), tags: [] };
  return {
    best: best.flatMap((letter) => {
      const palette = palettes.find((candidate) => candidate.letter === letter);
      const pointing = values.filter((value) => value.startsWith(letter));
      return palette ? { palette, answers: pointing.length, isWeighted: pointing.includes('D4') } : [];
    }),
    tags,
    advisories: advisoriesFor(tags),
  };
}
