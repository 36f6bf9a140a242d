export const strings = {
  title: 'My paint colors',
  name: 'Name',
  place: 'Room or part of the house',
  again: 'Open this list again:',
} as const;
