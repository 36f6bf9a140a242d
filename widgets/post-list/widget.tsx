import { defineWidget } from '../core/runtime/define-widget.ts';
import { PostList, type PostListData } from './view.tsx';

/** Filters articles while a visitor types, on /blog. */
export const postList = defineWidget<object, PostListData>({ name: 'post-list', options: {}, View: PostList });
