export const strings = {
  search: 'Search articles',
  category: 'Category',
  all: 'All categories',
  show: 'Show',
} as const;
