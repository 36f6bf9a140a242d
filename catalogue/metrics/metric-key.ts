/**
 * The key of a stored count: its parts, each encoded, with a separator between them. Stored keys outlive releases, so
 * this format must not change; older keys, whose parts were not encoded, decode unchanged.
 */

/** Encoded parts never contain it. */
export const metricKeySeparator = ' ';

/** The maximum length in a store. Longer keys are cut. */
const maxLength = 200;

/** Replaces an unknown part. */
const unknown = '-';

/**
 * Everything except printable ASCII without braces. Braces enclose a code point in hexadecimal, `{20}`, because parsed
 * URLs never contain them.
 */
const special = /[^!-z|~]/gu;

const encodePoint = (sign: string) => `{${sign.codePointAt(0)?.toString(16)}}`;

function encodePart(part: string | undefined): string {
  if (part === undefined) return unknown;
  if (part === '') return '{}';
  return part === unknown ? encodePoint(part) : part.replace(special, encodePoint);
}

/**
 * Encodes the key of a count. Different parts give different keys unless they are cut.
 * @param parts undefined for an unknown part
 * @returns at most 200 characters of ASCII
 */
export function encodeMetricKey(...parts: readonly (string | undefined)[]): string {
  const key = parts.map(encodePart).join(metricKeySeparator);
  return key.length > maxLength ? key.slice(0, maxLength).replace(/\{[^}]*$/, '') : key;
}

function decodePart(text: string): string | undefined {
  if (text === unknown) return undefined;
  if (text === '{}') return '';
  return text.replace(/\{([0-9a-f]{1,6})\}/g, (written, digits) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : written;
  });
}

/** Decodes the parts of a key; undefined for one that is unknown or missing. */
export const decodeMetricKey = (key: string): (string | undefined)[] => key.split(metricKeySeparator).map(decodePart);
