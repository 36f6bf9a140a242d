import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';

/** A board of the wall: where it stands, in tenths of a column and in rows. */
export interface Board {
  hex: string;
  x: number;
  y: number;
  width: number;
}

/**
 * Lays paints on a wall of boards: around the color wheel from left to right, from light to dark downwards, no joint
 * over another. Takes the most colorful, as many as there are boards.
 */
export function boardsOf(
  paints: readonly Pick<PaintColor, 'hex'>[],
  { rows, columns }: { rows: number; columns: number },
): readonly Board[] {
  const colorful = paints.map(measured).sort((a, b) => b.chroma - a.chroma);
  const around = colorful.slice(0, rows * columns).sort((a, b) => a.hue - b.hue);
  const painted = Array.from({ length: columns }, (_, column) =>
    around.slice(column * rows, (column + 1) * rows).sort((a, b) => b.light - a.light),
  );
  return Array.from({ length: rows }, (_, row) =>
    painted.flatMap((paintsDown, column) => {
      const x = joint(column, row, columns);
      return paintsDown
        .slice(row, row + 1)
        .map(({ hex }) => ({ hex, x, y: row, width: joint(column + 1, row, columns) - x }));
    }),
  ).flat();
}

/** Where a board begins: at its column, give or take a third of one. */
function joint(column: number, row: number, columns: number): number {
  const isEnd = column === 0 || column === columns;
  return column * 10 + (isEnd ? 0 : ((row * 5 + column * 3) % 7) - 3);
}

/** Hue in degrees from a little before red; light and chroma from 0 to 1. */
function measured({ hex }: Pick<PaintColor, 'hex'>) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const hue = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return {
    hex,
    hue: (hue + 380) % 360,
    light: 0.3 * r + 0.59 * g + 0.11 * b,
    chroma: Math.max(r, g, b) - Math.min(r, g, b),
  };
}
