/** Characters that spreadsheets skip or do not show before they look for a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** NFKC leaves the typographic minus sign unchanged, but some spreadsheets treat it as a minus. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some look at what follows. */
const lineStart = /^[\t\r\n]/;

/**
 * A text as a quoted cell (RFC 4180) that no spreadsheet takes for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): prefixed with an apostrophe if its first visible character,
 * as it is or after compatibility normalization (some read `＝` as `=`), could start one.
 */
export function csvCell(text: string): string {
  const isRisky = lineStart.test(text) || [text, text.normalize('NFKC')].some(looksLikeFormula);
  return `"${isRisky ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

const looksLikeFormula = (text: string) => formulaStart.test(text.replace(invisible, ''));
