import { islandOf } from '../core/runtime/island.tsx';
import { admin } from './widget.tsx';

/** Our own pages contain the widget's styles. */
export const start = islandOf(admin);
