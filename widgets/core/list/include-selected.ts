/** The choices of a form that says what was asked for, even what is none of them. */
export const includeSelected = (choices: readonly string[], chosen: string): readonly string[] =>
  chosen && !choices.includes(chosen) ? [...choices, chosen] : choices;
