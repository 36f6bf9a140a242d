/** In English only: what the visitors’ forms never say. */
export const officeAndApiMessages = {
  // The palette's list by mail
  no_colors: 'Please choose at least one color',
  unknown_color: 'Please choose colors from our list only',

  // The office
  no_county: 'County is required',
  no_description: 'Description is required',
  no_article: 'Article is required',
  no_title: 'Title is required',
  no_excerpt: 'Excerpt is required',
  no_review: 'Review is required',
  no_location: 'Location is required',

  // Programs that call the API
  missing: 'Required',
  expected: 'Expected %, received %',
  short: 'String must contain at least % character(s)',
  small: 'Number must be greater than or equal to %',
  invalid: 'Invalid input',
  invalid_date: 'Invalid date',
};
