import { expect, it } from 'vitest';
import { keywordsOf } from '../../../../catalogue/blog/structured-data.ts';

it('the owner’s own category is a keyword too', () => {
  expect(keywordsOf('Wallpaper')).toEqual(['Wallpaper', 'house painting', 'Maryland', 'Eastern Shore']);
  expect(keywordsOf('constructor')[0]).toBe('constructor');
});
