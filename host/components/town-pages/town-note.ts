import type { Town } from '../../../catalogue/towns/town.ts';

export function townNote(text: Town | undefined, key: string): string | undefined {
  const notes: Readonly<Record<string, string>> = text?.notes ?? {};
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}

export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}
