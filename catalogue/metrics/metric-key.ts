/** Stored keys outlive releases: keep the format. Older, unencoded keys decode unchanged. */

export const metricKeySeparator = ' ';

const maxLength = 200;

const unknown = '-';

/** Becomes `{20}`; parsed URLs never contain braces. */
const special = /[^!-z|~]/gu;

const encodePoint = (sign: string) => `{${sign.codePointAt(0)?.toString(16)}}`;

function encodePart(part: string | undefined): string {
  if (part === undefined) return unknown;
  if (part === '') return '{}';
  return part === unknown ? encodePoint(part) : part.replace(special, encodePoint);
}

/** Distinct for distinct parts unless cut. Undefined is an unknown part. */
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

export const decodeMetricKey = (key: string): (string | undefined)[] => key.split(metricKeySeparator).map(decodePart);
