/** In the client's order, with `cedar-maintenance` sixteenth. */
export const localServiceKeys: readonly string[] = [
  'interior-painting',
  'exterior-painting',
  'pressure-washing',
  'cabinet-painting',
  'deck-staining',
  'fence-painting',
  'wallpaper-removal',
  'color-consultation',
  'commercial-painting',
  'drywall-repair',
  'power-washing',
  'wood-staining',
  'trim-painting',
  'accent-walls',
  'house-washing',
  'cedar-maintenance',
];
