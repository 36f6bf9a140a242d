import { createHash } from 'node:crypto';
import type { Page } from '../page.ts';
import { speculationRules } from './speculation-rules.ts';

/** The Content-Security-Policy source of an inlined text. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scripts = [sourceOf(speculationRules)];
const known = new Map<string, readonly string[]>();

/**
 * The Content-Security-Policy sources of a document's inlined stylesheet and rules
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source), and the policies that its scripts create.
 */
export function inlineSources({ sheet, trustedTypes }: Pick<Page, 'sheet' | 'trustedTypes'>) {
  const styles = known.get(sheet) ?? [sourceOf(sheet)];
  known.set(sheet, styles);
  return { styles, scripts, ...(trustedTypes && { trustedTypes }) };
}
