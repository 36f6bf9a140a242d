/** All text of the settings. */
export const strings = {
  heading: 'Settings',
  clock: 'The 24 hours of the promise',
  clocks: { plain: 'Day and night', business: 'Only while the business is open' },
  weekly: 'Send me a letter about the week, on Mondays at 7:00 AM in New York',
  weeklyMeans: 'Requests, towns, sources, what waits, undelivered mail and suspected spam, in plain sentences.',
  digest: 'What looked like spam is told of each morning, when there was any.',
  trouble: (reason: string) => `The letter that is due could not be sent yet: ${reason}. It is tried every 15 minutes.`,
  name: 'Your name in the history',
  nameMeans: 'Kept by this browser. Leave it empty to be called the owner.',
  save: 'Save',
  saved: 'Saved.',
  loading: 'Loading settings...',
  failed: 'That did not get through. Please try again.',
} as const;
