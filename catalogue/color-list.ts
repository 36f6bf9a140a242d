import { colorLabel, colorMark, markSeparator } from './color-mark.ts';
import { type PaintColor, paintBrands } from './contracts/paint-color.ts';
import { paintColors } from './paint-colors.ts';

const byMark = new Map(paintColors.map((color) => [colorMark(color), color]));

/** Reads a list of marks, in its order. What is no mark of ours and what stands there twice is left out. */
export function readColorList(marks: string): PaintColor[] {
  const found = marks.split(markSeparator).flatMap((mark) => byMark.get(mark) ?? []);
  return [...new Set(found)];
}

/** Writes colors as {@link readColorList} reads them. */
export const writeColorList = (colors: readonly PaintColor[]) => colors.map(colorMark).join(markSeparator);

/** The list with the color at its end or, where it was in it already, without it. */
export function toggleColor(list: readonly PaintColor[], color: PaintColor): PaintColor[] {
  return list.includes(color) ? list.filter((other) => other !== color) : [...list, color];
}

/** A list for people to read, a color a line under its maker's name. */
export function colorLines(colors: readonly PaintColor[]): string[] {
  return paintBrands.flatMap((brand) => {
    const labels = colors.filter((color) => color.brand === brand).map(colorLabel);
    return labels.length > 0 ? [`${brand}:`, ...labels, ''] : [];
  });
}
