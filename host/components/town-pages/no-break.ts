/** Makes a name unbreakable across lines. */
export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');
