/** Characters that spreadsheets skip or do not show before they look for a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** NFKC leaves the typographic minus sign unchanged, but some spreadsheets treat it as a minus. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some evaluate what follows. */
const lineStart = /^[\t\r\n]/;
/** Characters that end a cell for a program that expects another separator than ours and so ignores our quotes. */
const separators: ReadonlySet<string> = new Set(',;\t\r\n');

/**
 * Quotes a text as a cell (RFC 4180) that no spreadsheet treats as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): puts an apostrophe before its first visible character, and
 * before the first one after each separator, if it could start a formula, as written or after compatibility
 * normalization (some read `＝` as `=`).
 */
export function csvCell(text: string): string {
  const isRisky = lineStart.test(text) || [text, text.normalize('NFKC')].some(looksLikeFormula);
  return `"${isRisky ? "'" : ''}${withoutInnerFormulas(text).replaceAll('"', '""')}"`;
}

const looksLikeFormula = (text: string) => formulaStart.test(text.replace(invisible, ''));

function withoutInnerFormulas(text: string): string {
  let isCellStart = false;
  let harmless = '';
  for (const sign of text) {
    const plain = sign < '\u0080' ? sign : sign.normalize('NFKC');
    if (separators.has(plain)) isCellStart = true;
    else if (isCellStart && !invisible.test(sign) && sign !== '"') {
      if (formulaStart.test(plain)) harmless += "'";
      isCellStart = false;
    }
    harmless += sign;
  }
  return harmless;
}
