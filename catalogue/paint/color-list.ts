import { type PaintColor, paintBrands } from '../contracts/paint-color.ts';
import { colorLabel, colorMark, markSeparator } from './color-id.ts';
import { paintWall } from './listed-colors.ts';

const byMark = new Map(paintWall.map((color) => [colorMark(color), color]));

/** Reads a list of marks, in its order. What is no mark of ours and what stands there twice is left out. */
export function readColorList(marks: string): PaintColor[] {
  const found = marks.split(markSeparator).flatMap((mark) => byMark.get(mark) ?? []);
  return [...new Set(found)];
}

/** How many words of a list are no mark of ours. */
export const unknownMarks = (marks: string) =>
  marks.split(markSeparator).filter((mark) => mark !== '' && !byMark.has(mark)).length;

/** A list for people to read, a color a line under its maker's name. */
export function colorLines(colors: readonly PaintColor[]): string[] {
  return paintBrands.flatMap((brand) => {
    const labels = colors.filter((color) => color.brand === brand).map(colorLabel);
    return labels.length > 0 ? [`${brand}:`, ...labels, ''] : [];
  });
}
