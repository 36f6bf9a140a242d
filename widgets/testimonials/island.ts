import { islandOf } from '../core/runtime/island.tsx';
import { testimonials } from './widget.tsx';

export const start = islandOf(testimonials);
