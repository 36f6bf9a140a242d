import { expect, it } from 'vitest';
import { keywordsOf } from '../../../../catalogue/blog/structured-data.ts';

it('each category of the blog has keywords of its own, without duplicates', () => {
  const categories = [
    ...['Interior Painting', 'Exterior Painting', 'Pressure Washing', 'Cabinet Painting'],
    ...['Go Green', 'Deck Staining', 'Color Consultation'],
  ];
  const sets = categories.map(keywordsOf);
  expect(new Set(sets.map(String)).size).toBe(categories.length);
  for (const keywords of sets) expect(new Set(keywords).size).toBe(keywords.length);
});

it('the owner’s own category is a keyword too', () => {
  expect(keywordsOf('Wallpaper')).toEqual(['Wallpaper', 'house painting', 'Maryland', 'Eastern Shore']);
  expect(keywordsOf('constructor')[0]).toBe('constructor');
});
