import sheet from 'sheet:./not-found.tsx';
import { definePage } from '../../page.ts';
import { MissingPost, postMissing } from './missing-post.tsx';

/** An address below /blog without an article. */
export const blogPostNotFound = definePage({
  kind: 'post',
  sheet,
  status: 404,
  metadata: () => postMissing,
  View: MissingPost,
});
