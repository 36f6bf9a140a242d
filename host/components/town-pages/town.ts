import type { Town } from '../../../catalogue/towns/town.ts';

export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');

/** `key`: of a service. Undefined if the town's text says nothing of it. */
export function townNote(text: Town | undefined, key: string): string | undefined {
  const notes: Readonly<Record<string, string>> = text?.notes ?? {};
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}

/** The first sentence of {@link townNote}. */
export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}
