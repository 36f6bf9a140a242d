import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorsHeading, maxColorsInMessage, messageLength } from '../../catalogue/contracts/text.ts';
import { colorLine } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';

const heading = `${colorsHeading}\n`;
const gap = '\n\n';

const byLine = new Map(paintColors.map((color) => [colorLine(color), color]));

/** Other lines among the colors stay: a visitor has written them. */
export function readMessage(message: string): { own: string; colors: readonly PaintColor[] } {
  const start = message.indexOf(heading);
  if (start < 0) return { own: message, colors: [] };
  const before = message.slice(0, start);
  const [block = '', ...rest] = message.slice(start + heading.length).split(gap);
  const lines = block.split('\n');
  const others = lines.filter((line) => !byLine.has(line));
  const parts = [before.endsWith(gap) ? before.slice(0, -gap.length) : before, others.join('\n'), ...rest];
  return { own: parts.filter(Boolean).join(gap), colors: lines.flatMap((line) => byLine.get(line) ?? []) };
}

/** Appends as many as fit. If none fits, the message has no colors. */
export function withColors(message: string, colors: readonly PaintColor[]): string {
  const { own } = readMessage(message);
  const lines = colors.slice(0, maxColorsInMessage).map(colorLine);
  const written = (count: number) => (own && own + gap) + heading + lines.slice(0, count).join('\n');
  let count = lines.length;
  while (count > 0 && written(count).length > messageLength.max) count -= 1;
  return count > 0 ? written(count) : own;
}
