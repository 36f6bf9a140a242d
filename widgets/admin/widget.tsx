import { defineWidget } from '../core/runtime/define-widget.ts';
import { Admin, type AdminData } from './view.tsx';

/** The owner's side of the site: everything that came in, and what became of it. */
export const admin = defineWidget<Record<string, never>, AdminData>({
  name: 'admin',
  options: {},
  View: Admin,
});
