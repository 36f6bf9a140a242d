/** The options of a select, including the selected value even if it is not one of them. */
export const includeSelected = (choices: readonly string[], chosen: string): readonly string[] =>
  chosen && !choices.includes(chosen) ? [...choices, chosen] : choices;
