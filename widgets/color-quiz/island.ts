import { islandOf } from '../core/runtime/island.tsx';
import { colorQuiz } from './on-page.tsx';

export const start = islandOf(colorQuiz);
