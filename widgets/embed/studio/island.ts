import { islandOf } from '../../core/runtime/island.tsx';
import { embedStudio } from './widget.tsx';

export const start = islandOf(embedStudio);
