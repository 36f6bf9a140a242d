import { defineWidget } from '../core/runtime/define-widget.ts';
import { Admin, type AdminData } from './view.tsx';

export const admin = defineWidget<Record<string, never>, AdminData>({
  name: 'admin',
  options: {},
  View: Admin,
});
