import type { Town } from '../../../catalogue/towns/town.ts';

/** A town's own text about a service; undefined if it has none. */
export function townNote(text: Town | undefined, key: string): string | undefined {
  const notes: Readonly<Record<string, string>> = text?.notes ?? {};
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}

/** The note's first sentence, for cards that link to the page. */
export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}
