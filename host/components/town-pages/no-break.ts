/** A name that no line breaks. */
export const whole = (name: string) => name.replaceAll(' ', '\u00a0');
