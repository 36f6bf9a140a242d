/** All text about the state of the site, except the sentences that the server writes. */
export const strings = {
  label: 'State of the site',
  since: (time: string) => `Since ${time}.`,
  details: 'See details',
} as const;
