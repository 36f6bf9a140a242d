import type { ShownEmbed } from '../core/embed/embed-channel.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { EmbedPreview } from './view.tsx';

/** For /embed only, where it follows the choices. */
export const embedPreview = defineWidget<Record<string, never>, ShownEmbed>({
  name: 'embed-preview',
  options: {},
  View: EmbedPreview,
});
