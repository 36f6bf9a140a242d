import sheet from 'sheet:./blog-post-not-found.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { MissingPost } from './blog-post-not-found/missing-post.tsx';

/** An address below /blog that no article has. */
export const blogPostNotFound = definePage({
  sheet,
  status: 404,
  metadata: () => ({
    title: `Blog Post Not Found | ${business.name}`,
    description: 'There is no article at this address.',
  }),
  View: MissingPost,
});
