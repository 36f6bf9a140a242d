import sheet from 'sheet:./sitemap.tsx';
import { definePage } from '../page.ts';

export const sitemap = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>sitemap</h1>,
});
