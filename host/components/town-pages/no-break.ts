/** A name that no line breaks. */
export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');
