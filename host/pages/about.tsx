import sheet from 'sheet:./about.tsx';
import { definePage } from '../page.ts';

export const about = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>about</h1>,
});
