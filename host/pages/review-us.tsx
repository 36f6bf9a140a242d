import sheet from 'sheet:./review-us.tsx';
import { definePage } from '../page.ts';

export const reviewUs = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>review-us</h1>,
});
