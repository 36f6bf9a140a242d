import { cleanLine, cleanLines } from '../../catalogue/typed-text.ts';

/**
 * Turns input into one clean line for a mail header: breaks and runs of space become one space, characters that could
 * end a header or disguise it are removed, and nothing remains that a mail program would decode (RFC 2047).
 * @param maxLength in code points; longer text ends in an ellipsis
 */
export function headerText(typed: string, maxLength = 150): string {
  const line = cleanLine(typed).replaceAll('=?', '= ?');
  const points = Array.from(line);
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join('')}…` : line;
}

/** Cleaned multi-line input without spaces at the ends of its lines. */
export const bodyText = (typed: string): string =>
  cleanLines(typed)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
