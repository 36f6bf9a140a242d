import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';

/** More would be a list and no longer a message: for that there is the palette’s own mail. */
export const maxColors = 30;
/** What the contract of an estimate request takes. */
const maxLength = 5000;

const heading = `${colorsHeading}\n`;
const gap = '\n\n';

/** A message as its visitor wrote it, and whether colors were added to it. Added lines that were changed since are no less added. */
export function readMessage(message: string): { own: string; hasColors: boolean } {
  const start = message.indexOf(heading);
  if (start < 0) return { own: message, hasColors: false };
  const before = message.slice(0, start);
  const end = message.indexOf(gap, start);
  const after = end < 0 ? '' : message.slice(end);
  return { own: (before.endsWith(gap) ? before.slice(0, -gap.length) : before) + after, hasColors: true };
}

/**
 * The message with as many colors at its end as there is room for, in the order of choosing: at most 30, and never so
 * many that it could not be sent. The same message where not one fits.
 */
export function withColors(message: string, colors: readonly PaintColor[]): string {
  const { own } = readMessage(message);
  const lines = colors.slice(0, maxColors).map(colorLine);
  const written = (count: number) => (own && own + gap) + heading + lines.slice(0, count).join('\n');
  let count = lines.length;
  while (count > 0 && written(count).length > maxLength) count -= 1;
  return count > 0 ? written(count) : own;
}
