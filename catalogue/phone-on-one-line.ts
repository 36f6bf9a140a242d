/** A line could otherwise end after “410-”. */
export const phoneOnOneLine = (phone: string) => phone.replace(/\s/g, '\u00a0').replace(/-/g, '-\u2060');
