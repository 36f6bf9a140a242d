import { islandOf } from '../core/runtime/island.tsx';
import { palettePicker } from './on-page.tsx';

export const start = islandOf(palettePicker);
