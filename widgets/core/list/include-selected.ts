export const includeSelected = (choices: readonly string[], chosen: string): readonly string[] =>
  chosen && !choices.includes(chosen) ? [...choices, chosen] : choices;
