import { randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Secret, so that no user content can be mistaken for a mark. */
const opening = `<!--${randomBytes(12).toString('hex')} `;
const closing = '-->';

const marks = new Map<string, string>();
const bytesOf: Buffer[] = [];

/** Whether {@link documentParts} will replace marks. */
export const HasMarks = createContext(false);

/** Stands for constant text, which is then encoded only once. */
export function markOf(text: string): string {
  const known = marks.get(text);
  if (known) return known;
  const mark = `${opening}${bytesOf.push(Buffer.from(withoutControls(text))) - 1}${closing}`;
  marks.set(text, mark);
  return mark;
}

/** UTF-8, with marks replaced and control characters removed. Constant parts are shared, never copied. */
export function documentParts(html: string): Buffer[] {
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
  return parts;
}

/** https://html.spec.whatwg.org/#preprocessing-the-input-stream */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it must match them.
const controls = /\r\n?|[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g;

export const withoutControls = (text: string): string =>
  text.replace(controls, (sign) => (sign.startsWith('\r') ? '\n' : ''));

/** Safe in UTF-8, where ASCII bytes are never part of another character. */
export const dropControls = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.some(isControl) ? chunk.filter((byte) => !isControl(byte)) : chunk);
    },
  });

const isControl = (byte: number) => (byte < 32 && byte !== 9 && byte !== 10) || byte === 127;

/** `render` reads only constants, uses no hooks, and returns a DOM element. */
export function constant(render: () => ReactElement<{ children?: ReactNode }>): () => ReactElement {
  let known: Record<'marked' | 'plain', ReactElement> | undefined;
  return () => {
    const form = useContext(HasMarks) ? 'marked' : 'plain';
    known ??= bothForms(render());
    return known[form];
  };
}

function bothForms({ type: Element, props }: ReactElement<{ children?: ReactNode }>) {
  const { children, ...attributes } = props;
  const markup = renderToStaticMarkup(children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, which escapes.
  const holding = (__html: string) => <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  return { marked: holding(markOf(markup)), plain: holding(markup) };
}
