import { type PaintColor, paintBrands } from '../contracts/paint-color.ts';
import { colorId, colorIdSeparator, colorLabel } from './color-id.ts';
import { listedColors } from './paint-colors.ts';

const byMark = new Map(listedColors.map((color) => [colorId(color), color]));

export function readColorList(marks: string): PaintColor[] {
  const found = marks.split(colorIdSeparator).flatMap((mark) => byMark.get(mark) ?? []);
  return [...new Set(found)];
}

export const unknownColorIds = (marks: string) =>
  marks.split(colorIdSeparator).filter((mark) => mark !== '' && !byMark.has(mark)).length;

export function colorLines(colors: readonly PaintColor[]): string[] {
  return paintBrands.flatMap((brand) => {
    const labels = colors.filter((color) => color.brand === brand).map(colorLabel);
    return labels.length > 0 ? [`${brand}:`, ...labels, ''] : [];
  });
}
