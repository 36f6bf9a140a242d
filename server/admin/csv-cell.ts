/** Characters that spreadsheets skip or do not show before they look for a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** NFKC leaves the typographic minus sign unchanged, but some spreadsheets treat it as a minus. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some look at what follows. */
const lineStart = /^[\t\r\n]/;
/** What ends a cell for a program that expects another separator than ours, and so does not see our quotes. */
const separators: ReadonlySet<string> = new Set(',;\t\r\n');

/**
 * A text as a quoted cell (RFC 4180) that no spreadsheet takes for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection): with an apostrophe before its first visible character, as it
 * is or after compatibility normalization (some read `＝` as `=`), and before each one behind a separator, if it could
 * start one.
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
