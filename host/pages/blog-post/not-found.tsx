import sheet from 'sheet:./not-found.tsx';
import { definePage } from '../../page.ts';
import { PostNotFound, postNotFound } from './not-found-view.tsx';

/** The page for a path below /blog without an article. */
export const blogPostNotFound = definePage({
  kind: 'post',
  sheet,
  status: 404,
  metadata: () => postNotFound,
  View: PostNotFound,
});
