/** A phone number for a sentence, where a line could otherwise end within it, as after “410-”. */
export const phoneOnOneLine = (phone: string) => phone.replace(/\s/g, '\u00a0').replace(/-/g, '-\u2060');
