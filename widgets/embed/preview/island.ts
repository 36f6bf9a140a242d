import { islandOf } from '../../core/runtime/island.tsx';
import { embedPreview } from './widget.tsx';

export const start = islandOf(embedPreview);
