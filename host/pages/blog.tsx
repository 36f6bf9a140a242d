import sheet from 'sheet:./blog.tsx';
import { definePage } from '../page.ts';

export const blog = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>blog</h1>,
});
