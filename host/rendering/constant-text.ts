import { randomBytes } from 'node:crypto';
import { createContext } from 'react';
import { withoutControls } from './control-characters.ts';

/** Only this process knows it, so nothing that others wrote is taken for a mark. */
const opening = `<!--${randomBytes(12).toString('hex')} `;
const closing = '-->';

const marks = new Map<string, string>();
const bytesOf: Buffer[] = [];

/** Whether {@link documentBytes} will be given the document, so that constant text may be marks in it. @default false */
export const HasMarks = createContext(false);

/**
 * A mark in place of text that is the same in every document, such as a sheet. React, the search for control characters
 * and the encoder then deal with a third of a document instead of all of it.
 */
export function markOf(text: string): string {
  const known = marks.get(text);
  if (known) return known;
  const mark = `${opening}${bytesOf.push(Buffer.from(withoutControls(text))) - 1}${closing}`;
  marks.set(text, mark);
  return mark;
}

/** A whole document in UTF-8, without control characters, with what its marks stand for. */
export function documentBytes(html: string): Buffer {
  const parts: Buffer[] = [Buffer.from('<!doctype html>')];
  let end = 0;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, end)) {
    parts.push(Buffer.from(withoutControls(html.slice(end, at))));
    const number = at + opening.length;
    const closedAt = html.indexOf(closing, number);
    parts.push(bytesOf[Number(html.slice(number, closedAt))] ?? Buffer.alloc(0));
    end = closedAt + closing.length;
  }
  parts.push(Buffer.from(withoutControls(html.slice(end))));
  return Buffer.concat(parts);
}
