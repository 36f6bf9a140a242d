import { islandOf } from '../core/runtime/island.tsx';
import { contactForm } from './on-page.tsx';

export const start = islandOf(contactForm);
