import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';

/** More colors would be a list, not a message; the palette has its own mail for that. */
export const maxColors = 30;
/** The contract's maximum length of a message. */
const maxLength = 5000;

const heading = `${colorsHeading}\n`;
const gap = '\n\n';

/**
 * A message as the visitor wrote it, and whether colors were added to it, even if the added lines were edited since.
 */
export function readMessage(message: string): { own: string; hasColors: boolean } {
  const start = message.indexOf(heading);
  if (start < 0) return { own: message, hasColors: false };
  const before = message.slice(0, start);
  const end = message.indexOf(gap, start);
  const after = end < 0 ? '' : message.slice(end);
  return { own: (before.endsWith(gap) ? before.slice(0, -gap.length) : before) + after, hasColors: true };
}

/**
 * The message with as many colors at its end as fit, in the order chosen: at most 30, and never so many that it could
 * not be sent. Unchanged if not even one fits.
 */
export function withColors(message: string, colors: readonly PaintColor[]): string {
  const { own } = readMessage(message);
  const lines = colors.slice(0, maxColors).map(colorLine);
  const written = (count: number) => (own && own + gap) + heading + lines.slice(0, count).join('\n');
  let count = lines.length;
  while (count > 0 && written(count).length > maxLength) count -= 1;
  return count > 0 ? written(count) : own;
}
