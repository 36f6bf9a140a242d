/** What the studio chose and the preview, another island of the page, shows. */
export interface ShownEmbed {
  name: string;
  /** The fallback link. */
  instead: { text: string; path: string };
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

let latest: ShownEmbed | undefined;
let show: ((embed: ShownEmbed) => void) | undefined;

export function showEmbed(embed: ShownEmbed): void {
  latest = embed;
  show?.(embed);
}

/** Also reports a choice made before. */
export function onShownEmbed(listener: (embed: ShownEmbed) => void): void {
  show = listener;
  if (latest) listener(latest);
}
