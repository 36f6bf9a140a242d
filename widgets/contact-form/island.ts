import { pageForm } from '../core/form/page-form.tsx';
import { islandOf } from '../core/runtime/island.tsx';
import { contactForm } from './widget.tsx';

export const start = islandOf(contactForm, { page: pageForm });
