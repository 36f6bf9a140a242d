export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');
