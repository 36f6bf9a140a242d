/** For 1Password, LastPass, Bitwarden, Dashlane. */
export const noAutofill = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;
