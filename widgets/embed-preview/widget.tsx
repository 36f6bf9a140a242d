import type { ShownEmbed } from '../core/embed/embed-channel.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { EmbedPreview } from './view.tsx';

/** A widget as on another site, for /embed only: it follows what is chosen there. */
export const embedPreview = defineWidget<Record<string, never>, ShownEmbed>({
  name: 'embed-preview',
  options: {},
  View: EmbedPreview,
});
