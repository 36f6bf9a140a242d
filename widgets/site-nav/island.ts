import { islandOf } from '../core/runtime/island.tsx';
import { siteNav } from './widget.tsx';

export const start = islandOf(siteNav);
