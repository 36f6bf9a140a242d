import type { PaintBrand } from '../../catalogue/contracts/paint-color.ts';
import { brandOf, colorId, colorIdSeparator } from '../../catalogue/paint/color-id.ts';
import { advisoriesFor } from '../../catalogue/quizzes/advisories.ts';
import { exteriorPalettes } from '../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../catalogue/quizzes/interior-palettes.ts';
import { type ExteriorTag, exteriorTags, type PaletteColor, type QuizPalette } from '../../catalogue/quizzes/quiz.ts';
import type { Zone } from '../core/ui/preview/zone.ts';
import type { QuizKind } from './strings.ts';

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

export const colorsOfMaker = ({ colors }: QuizPalette, maker: PaintBrand): readonly PaletteColor[] =>
  colors.filter(({ code }) => brandOf(code) === maker);

export const colorListOf = (colors: readonly PaletteColor[]) =>
  colors.map(({ code }) => colorId({ brand: brandOf(code), code })).join(colorIdSeparator);

export type RankedPalette = ReturnType<typeof bestPalettes>['best'][number];

/** The Top Match and the Great Alternate, even with no points. Tags and advisories are of the exterior only. */
export function bestPalettes(kind: QuizKind, values: readonly string[]) {
  const palettes = kind === 'exterior' ? exteriorPalettes : interiorPalettes;
  const ranked = palettes.map((palette) => {
    const pointing = values.filter((value) => value.startsWith(palette.letter));
    const weighted = pointing.filter((value) => value === 'D4').length;
    // `answers`: how many point to it. In tenths: ten times 0.3 must be three.
    return { palette, answers: pointing.length, isWeighted: weighted > 0, tenths: pointing.length * 10 + weighted * 3 };
  });
  const given = new Set(values.flatMap((value) => value.split('|').slice(1)));
  const tags = exteriorTags.filter((tag) => given.has(tag));
  // Of equal ones, the first in the catalogue.
  const best = ranked.sort((one, other) => other.tenths - one.tenths).slice(0, 2);
  return { best, tags, advisories: advisoriesFor(tags) };
}
