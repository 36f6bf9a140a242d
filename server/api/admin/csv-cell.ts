import { phoneLinks } from '../../../catalogue/phone.ts';
import { cleanLine } from '../../../catalogue/typed-text.ts';

/** Spreadsheets skip these before a formula. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** NFKC keeps U+2212, which some spreadsheets treat as a minus. */
const formulaStart = /^[=+\-\u2212@]/;
/** Spreadsheets trim these, and some evaluate what follows. */
const lineStart = /^[\t\r\n]/;
/** They end a cell where a program expects another separator. */
const separators: ReadonlySet<string> = new Set(',;\t\r\n');

/** RFC 4180, safe from formulas, also after NFKC (https://owasp.org/www-community/attacks/CSV_Injection). */
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

/** Excel, LibreOffice and Google Sheets keep digits with spaces as text, even after a plus. */
export function phoneCell(typed: string): string {
  const text = cleanLine(typed).replace('(0)', '');
  const isCalculated = text.startsWith('+') || Number.isFinite(Number(text));
  const [, plus, number = '', rest] = /^(\+?)(\d[\d ().\-/]*)((?:[\p{L}.][\p{L}\p{N} .]*)?)$/u.exec(text) ?? [];
  if (!isCalculated || rest === undefined || !phoneLinks(text)) return csvCell(typed);
  const groups = number.match(/\d+/g) ?? [];
  const spaced = groups.length > 1 ? groups.join(' ') : number.replace(/(\d{3})(\d{3})(\d{4})$/, ' $1 $2 $3');
  return `"${plus}${`${spaced.trim()} ${rest}`.trim()}"`;
}

/** Spreadsheets keep a leading zero only in `="07030"`; other programs take that literally. */
export const zipCell = (text: string): string => (/^0\d+$/.test(text) ? `"=""${text}"""` : csvCell(text));
