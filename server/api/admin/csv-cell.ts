import { phoneLinks } from '../../../catalogue/phone.ts';
import { cleanLine } from '../../../catalogue/typed-text.ts';

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

/**
 * A telephone number as a cell. One that a spreadsheet would calculate with, such as `+1-410-555-0142`, or read as a
 * number, such as `4105550142`, has a space between its groups instead: Excel, LibreOffice and Google Sheets keep
 * digits with single spaces as text, even after a plus. Letters and digits may follow; with any other sign it stays as
 * typed, with the apostrophe of {@link csvCell}.
 */
export function phoneCell(typed: string): string {
  const text = cleanLine(typed).replace('(0)', '');
  const isCalculated = text.startsWith('+') || Number.isFinite(Number(text));
  const [, plus, number = '', rest] = /^(\+?)(\d[\d ().\-/]*)((?:[\p{L}.][\p{L}\p{N} .]*)?)$/u.exec(text) ?? [];
  if (!isCalculated || rest === undefined || !phoneLinks(text)) return csvCell(typed);
  const groups = number.match(/\d+/g) ?? [];
  const spaced = groups.length > 1 ? groups.join(' ') : number.replace(/(\d{3})(\d{3})(\d{4})$/, ' $1 $2 $3');
  return `"${plus}${`${spaced.trim()} ${rest}`.trim()}"`;
}

/**
 * A ZIP code as a cell. Spreadsheets read `07030` as 7030, quoted or not; only as `="07030"` do Excel, Google Sheets
 * and LibreOffice keep its zero (LibreOffice evaluates it if its import dialog says so, and else shows it as it is).
 * Codes without a leading zero are left alone, because other programs take that spelling literally.
 */
export const zipCell = (text: string): string => (/^0\d+$/.test(text) ? `"=""${text}"""` : csvCell(text));
