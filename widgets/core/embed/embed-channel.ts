import { business } from '../../../catalogue/business.ts';

/** A widget as /embed's preview shows it. */
export interface ShownEmbed {
  name: string;
  /** The fallback link. */
  instead: { text: string; path: string };
  /** Attributes. */
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

/** The event by which the lazily loaded choices update the preview. */
const changed = `${business.namespace}:shown`;

export const showEmbed = (embed: ShownEmbed) => dispatchEvent(new CustomEvent(changed, { detail: embed }));

/** @returns a function that unsubscribes */
export function onShownEmbed(listener: (embed: ShownEmbed) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ShownEmbed>).detail);
  addEventListener(changed, hear);
  return () => removeEventListener(changed, hear);
}
