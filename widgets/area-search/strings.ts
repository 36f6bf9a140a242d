export const maxSearchLength = 80;

export const strings = {
  label: 'Your town or ZIP code',
  placeholder: 'Search by city or county...',
  county: 'County',
  allCounties: 'All Counties',
  show: 'Show',
  note: 'By town, county or ZIP code, on both sides of the Bay Bridge. Answers open in a new tab.',
  loading: 'Loading service areas',
  failed: 'The list of our towns could not be loaded.',
  all: 'Areas We Serve',
  none: 'No service areas found',
} as const;
