import type { PaletteColor } from '../../../catalogue/quizzes/palette.ts';
import type { ExteriorTag } from '../../../catalogue/quizzes/quiz.ts';
import type { Zone } from '../../core/ui/preview/zone.ts';

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
