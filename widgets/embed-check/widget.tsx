import { defineWidget } from '../core/runtime/define-widget.ts';
import type { CheckData } from './data.ts';
import { EmbedCheck } from './view.tsx';

/** Tells webmasters whether a widget will work on their site. For /embed only. */
export const embedCheck = defineWidget<Record<string, never>, CheckData>({
  name: 'embed-check',
  options: {},
  View: EmbedCheck,
});
