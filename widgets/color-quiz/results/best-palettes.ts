import { type Advisory, advisoriesFor } from '../../../catalogue/quizzes/advisories.ts';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import type { PaletteColor, QuizPalette } from '../../../catalogue/quizzes/quiz.ts';
import { type ExteriorTag, exteriorTags, type PaletteLetter, paletteLetters } from '../../../catalogue/quizzes/quiz.ts';
import type { Zone } from '../../core/ui/preview/zone.ts';
import type { QuizKind } from '../data.ts';

/** By a color's role; a later color wins. */
const zonesOf: Readonly<Record<string, readonly Zone[]>> = {
  body: ['siding', 'shutters'],
  trim: ['trim', 'ceiling'],
  'door and shutters': ['door', 'shutters'],
  'front door': ['door'],
  'trim and ceiling': ['trim', 'ceiling'],
  walls: ['walls'],
  'walls, adjoining room': ['accent', 'door'],
  'walls or cabinets': ['walls'],
  accent: ['accent', 'door'],
  'doors and accents': ['accent', 'door'],
  'cabinets or accent': ['accent'],
};

/** Roofs are not painted; the drawing shows the answered color. */
const roofs: Readonly<Partial<Record<ExteriorTag, string>>> = {
  ROOF_BLACK: '#3d3f43',
  ROOF_BROWN: '#66544a',
  ROOF_GRAY: '#6b7279',
};

export function paintZones(
  colors: readonly PaletteColor[],
  tags: readonly ExteriorTag[],
): Partial<Record<Zone, string>> {
  const painted = colors.flatMap(({ role, hex }) => (zonesOf[role] ?? []).map((zone) => [zone, hex]));
  const roof = tags.map((tag) => roofs[tag]).find((color) => color);
  return { ...Object.fromEntries(painted), porch: '#99958c', ...(roof && { roof }) };
}

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
