import { createStore } from 'zustand/vanilla';

/** What the studio chose and the preview, another island of the page, shows. */
export interface ShownEmbed {
  name: string;
  /** The fallback link. */
  instead: { text: string; path: string };
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

/** Empty until the studio runs. */
export const shownEmbed = createStore<{ embed?: ShownEmbed }>(() => ({}));
