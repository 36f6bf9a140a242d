import { defineWidget } from '../core/runtime/define-widget.ts';
import { PostList, type PostListData } from './view.tsx';

export const postList = defineWidget<object, PostListData>({ name: 'post-list', options: {}, View: PostList });
