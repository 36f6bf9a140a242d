import sheet from 'sheet:./blog-post.tsx';
import { definePage } from '../page.ts';

export const blogPost = definePage({
  sheet,
  metadata: () => ({}),
  View: () => <h1>blog-post</h1>,
});
