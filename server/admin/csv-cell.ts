/** What spreadsheets skip or show as nothing before they look for a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** The minus sign of typographers is none to NFKC, and one to some spreadsheets. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some look at what follows them. */
const lineStart = /^[\t\r\n]/;

/**
 * A text as a quoted cell of RFC 4180 that no spreadsheet takes for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): behind an apostrophe when its first visible sign, as it
 * stands or after compatibility normalization (`＝` is `=` to them), could begin one. The rest stays as it is.
 */
export function csvCell(text: string): string {
  const isRisky = lineStart.test(text) || [text, text.normalize('NFKC')].some(looksLikeFormula);
  return `"${isRisky ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

const looksLikeFormula = (text: string) => formulaStart.test(text.replace(invisible, ''));
