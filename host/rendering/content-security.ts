import { createHash } from 'node:crypto';
import { speculationRules } from './speculation-rules.ts';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scripts = [sourceOf(speculationRules)];
const known = new Map<string, readonly string[]>();

/** The Content-Security-Policy sources of a document's inlined sheet and rules (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function inlineHashes(sheet: string): { styles: readonly string[]; scripts: readonly string[] } {
  const styles = known.get(sheet) ?? [sourceOf(sheet)];
  known.set(sheet, styles);
  return { styles, scripts };
}
