import { islandOf } from '../core/runtime/island.tsx';
import { estimateForm } from './on-page.tsx';

export const start = islandOf(estimateForm);
