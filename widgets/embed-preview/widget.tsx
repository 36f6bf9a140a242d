import type { ShownEmbed } from '../core/embed/embed-channel.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { EmbedPreview } from './view.tsx';

/** A widget as it looks on another site. For /embed only, where it follows the choices. */
export const embedPreview = defineWidget<Record<string, never>, ShownEmbed>({
  name: 'embed-preview',
  options: {},
  View: EmbedPreview,
});
