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

/** The last choices, which may be made before the preview listens. */
let latest: ShownEmbed | undefined;

export function showEmbed(embed: ShownEmbed): void {
  latest = embed;
  dispatchEvent(new CustomEvent(changed, { detail: embed }));
}

/**
 * Also reports choices made before.
 * @returns a function that unsubscribes
 */
export function onShownEmbed(listener: (embed: ShownEmbed) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ShownEmbed>).detail);
  addEventListener(changed, hear);
  if (latest) listener(latest);
  return () => removeEventListener(changed, hear);
}
