export const strings = {
  label: 'State of the site',
  since: (time: string) => `Since ${time}.`,
  details: 'See details',
} as const;
