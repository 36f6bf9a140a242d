import { islandOf } from '../../core/runtime/island.tsx';
import { embedCheck } from './widget.tsx';

export const start = islandOf(embedCheck);
