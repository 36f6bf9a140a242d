import { type ListedColor, paintBrands } from '../../catalogue/contracts/paint-color.ts';
import { colorLabel, colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';

/** More than this are listed as text instead of samples. */
const maxColors = 30;

const byLine = new Map(
  paintColors.flatMap((color) => [colorLabel(color), colorLine(color)].map((line) => [line, color])),
);
const headings: ReadonlySet<string> = new Set([colorsHeading, ...paintBrands.map((brand) => `${brand}:`)]);

/**
 * Finds the paint colors that a text names, one per line as our forms write them. Other formats do not count.
 * @returns the colors, each once, and the text without their lines; the complete text if it names none, or more than 30
 */
export function namedColors(text: string): { colors: readonly ListedColor[]; rest: string } {
  const lines = text.split('\n');
  const colors = new Set(lines.flatMap((line) => byLine.get(line.trim()) ?? []));
  if (colors.size === 0 || colors.size > maxColors) return { colors: [], rest: text };
  const rest = lines.filter((line) => !byLine.has(line.trim()) && !headings.has(line.trim()));
  return { colors: [...colors], rest: rest.join('\n').trim() };
}
