import sheet from 'sheet:./not-found.tsx';
import { definePage } from '../../page.ts';
import { PostNotFound, postNotFound } from './not-found-view.tsx';

export const blogPostNotFound = definePage({
  kind: 'post',
  sheet,
  status: 404,
  metadata: () => postNotFound,
  View: PostNotFound,
});
