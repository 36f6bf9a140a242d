import { islandOf } from '../core/runtime/island.tsx';
import { areaSearch } from './on-page.tsx';

export const start = islandOf(areaSearch);
