/**
 * Lone surrogates, and invisible characters that change how the surrounding text is read: controls, bidirectional marks
 * (UAX #9), deprecated format characters, annotations, byte order marks. Joiners stay: emoji and Persian need them.
 */
const unprintable =
  /[\p{Cc}\p{Cs}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}]/gu;

/**
 * Turns input into one clean line for a mail header: breaks and runs of space become one space, characters that could
 * end a header or disguise it are removed, and nothing remains that a mail program would decode (RFC 2047).
 * @param maxLength in code points; longer text ends in an ellipsis
 */
export function headerText(typed: string, maxLength = 150): string {
  const line = typed.replace(/\s+/g, ' ').replace(unprintable, '').replace(/=\?/g, '= ?').replace(/ {2,}/g, ' ').trim();
  const points = Array.from(line);
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join('')}…` : line;
}

/** Multi-line input with plain `\n` breaks and no other control characters. */
export function bodyText(typed: string): string {
  return typed
    .split(/\r\n|[\n\r\u{85}\u{2028}\u{2029}]/u)
    .map((line) => line.replace(/\t/g, ' ').replace(unprintable, '').trimEnd())
    .join('\n');
}
