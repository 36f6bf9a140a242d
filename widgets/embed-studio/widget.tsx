import { defineWidget } from '../core/runtime/define-widget.ts';
import type { StudioData } from './data.ts';
import { EmbedStudio } from './view.tsx';

/** For /embed only. */
export const embedStudio = defineWidget<Record<string, never>, StudioData>({
  name: 'embed-studio',
  options: {},
  View: EmbedStudio,
});
