import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What html-validate recommends, its rules of accessibility among them, but for matters of taste. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML; every parser reads the same from it.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-implicit-input-type': 'off',
      'void-style': 'off',
      // A phone stands as the business writes it; that it does not break over lines is the sheet's to say.
      'tel-non-breaking': 'off',
      // Lists and figures may have names, says the standard.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The page that a late document offers to who has no JavaScript: the one refresh there is, and at once.
      'meta-refresh': ['error', { allowLongDelay: false }],
    },
  }),
);

/** Every breach of the HTML standard or of accessibility in a document: its rule, what is wrong, and where. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset - 1, offset + 60)}`),
  );
}
