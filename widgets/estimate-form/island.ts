import { islandOf } from '../core/runtime/island.tsx';
import { onPage } from './on-page.tsx';
import { estimateForm } from './widget.tsx';

export const start = islandOf(estimateForm, onPage);
