/** A function gets the figures that follow the code. */
export type Messages = Readonly<Record<string, string | ((...figures: string[]) => string)>>;

/** Each form has its own file, so that it loads no other form’s. */
export const textMessages = {
  invalid_email: 'Please enter a valid email',
  too_long: (limit?: string, length?: string) => `Please shorten this text to ${limit} characters; it has ${length}`,
};

/** The code, and the figures that it takes, separated by spaces. A text that is no code stays. */
export function sentenceOf(table: Messages, text: string): string {
  const [code = '', ...figures] = text.split(' ');
  const message = table[code] ?? text;
  return typeof message === 'function' ? message(...figures) : message;
}
