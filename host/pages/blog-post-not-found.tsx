import sheet from 'sheet:./blog-post-not-found.tsx';
import { definePage } from '../page.ts';

export const blogPostNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({}),
  View: () => <h1>blog-post-not-found</h1>,
});
