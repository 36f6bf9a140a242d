/** `(410) 555-0100` for an American number alone; other text as typed. */
export const phoneInWords = (typed: string) =>
  typed.replace(/^(?:\+?1[ .-]?)?\(?([2-9]\d\d)\)?[ ./-]*([2-9]\d\d)[ .-]?(\d{4})$/, '($1) $2-$3');

/** A line could otherwise end after “410-”. */
export const phoneOnOneLine = (phone: string) => phone.replace(/\s/g, '\u00a0').replace(/-/g, '-\u2060');
