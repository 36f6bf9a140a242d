export const otherMessages = {
  no_colors: 'Please choose at least one color',
  unknown_color: 'Please choose colors from our list only',

  // The office, in English only
  no_county: 'County is required',
  no_description: 'Description is required',
  no_article: 'Article is required',
  no_title: 'Title is required',
  no_excerpt: 'Excerpt is required',
  no_review: 'Review is required',
  no_location: 'Location is required',

  // Programs that call the API
  missing: 'Required',
  expected: (type: string, given: string) => `Expected ${type}, received ${given}`,
  short: (least: string) => `String must contain at least ${least} character(s)`,
  small: (least: string) => `Number must be greater than or equal to ${least}`,
  invalid: 'Invalid input',
  invalid_date: 'Invalid date',
};
