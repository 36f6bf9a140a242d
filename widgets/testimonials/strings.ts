export const strings = {
  list: 'Reviews',
  stars: (stars: number, most: number) => `${stars} out of ${most} stars`,
  sample: 'Sample review',
  loading: 'Loading a review',
} as const;
