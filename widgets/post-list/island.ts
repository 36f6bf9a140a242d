import { islandOf } from '../core/runtime/island.tsx';
import { postList } from './widget.tsx';

export const start = islandOf(postList);
