export const strings = {
  filters: 'Filter the colors',
  search: 'Name, code, brand or category',
  brand: 'Brand',
  category: 'Category',
  all: 'All',
  show: 'Show Colors',
  count: (count: number) => (count === 1 ? '1 color' : `${count} colors`),
  none: 'No colors match your filters.',
  showAll: 'Show all colors',
  unknown: (count: number) =>
    count === 1
      ? 'One color of this link is not in our list and was left out.'
      : `${count} colors of this link are not in our list and were left out.`,
  select: 'Select',
  selected: 'Selected',
  copy: 'Copy',
  copied: 'Copied!',
  list: 'Your color list',
  remove: 'Remove',
  badge: (count: number) => `${count} selected`,
  tryOn: 'Preview',
  print: 'Print Sheet',
  email: 'Email My Color List',
  link: 'Copy link',
  more: 'More',
  estimate: 'Estimate',
  /** Left out where there is no room. */
  withThese: 'with These Colors',
  missing: 'This part could not be loaded. Please try again.',
} as const;
