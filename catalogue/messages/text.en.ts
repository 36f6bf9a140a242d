/** Each `%` stands for a figure that follows the code. */
export type Messages = Readonly<Record<string, string>>;

/** Each form has its own file, so that it loads no other form’s. */
export const textMessages = {
  invalid_email: 'Please enter a valid email',
  too_long: 'Please shorten this text to % characters; it has %',
};

/** Figures follow the code after spaces. A text that is no code stays. */
export function sentenceOf(table: Messages, text: string): string {
  const [code = '', ...figures] = text.split(' ');
  return table[code]?.replace(/%/g, () => figures.shift() ?? '') ?? text;
}
