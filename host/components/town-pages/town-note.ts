import type { Town } from '../../../catalogue/towns/town.ts';

/** What a town has of its own to say of a service; undefined for the services that it says nothing of. */
export function townNote(text: Town | undefined, key: string): string | undefined {
  const notes: Readonly<Record<string, string>> = text?.notes ?? {};
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}

/** Its first sentence, for the cards that lead to the rest. */
export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}
