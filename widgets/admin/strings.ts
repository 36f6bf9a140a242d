export const strings = {
  title: 'Office',
  loading: 'Loading...',
  again: 'Try again',
  close: 'Close',
  unsavedDraft: 'Unsaved draft',
} as const;
