import { defineWidget } from '../core/runtime/define-widget.ts';
import { type CheckData, EmbedCheck } from './view.tsx';

/** For /embed only. */
export const embedCheck = defineWidget<Record<string, never>, CheckData>({
  name: 'embed-check',
  options: {},
  View: EmbedCheck,
});
