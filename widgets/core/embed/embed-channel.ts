import { business } from '../../../catalogue/business.ts';

export interface ShownEmbed {
  name: string;
  /** The fallback link. */
  instead: { text: string; path: string };
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

const changed = `${business.namespace}:shown`;

let latest: ShownEmbed | undefined;

export function showEmbed(embed: ShownEmbed): void {
  latest = embed;
  dispatchEvent(new CustomEvent(changed, { detail: embed }));
}

/** Also reports a choice made before. */
export function onShownEmbed(listener: (embed: ShownEmbed) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ShownEmbed>).detail);
  addEventListener(changed, hear);
  if (latest) listener(latest);
  return () => removeEventListener(changed, hear);
}
