/** One option of a widget, as a webmaster sets it. */
export interface StudioOption {
  /** As an attribute. */
  name: string;
  means: string;
  /** All that it may be; absent where that is not a few words. */
  words?: readonly string[] | undefined;
  fallback?: string | undefined;
}

export interface StudioWidget {
  name: string;
  title: string;
  does: string;
  options: readonly StudioOption[];
  /** The link that stands in for it. */
  instead: { text: string; path: string };
}

export interface StudioData {
  /** Where the widgets come from. */
  origin: string;
  widgets: readonly StudioWidget[];
}

/** The three ways to put a widget into a page. */
export const snippetKinds = ['module', 'classic', 'placeholder'] as const;
export type SnippetKind = (typeof snippetKinds)[number];
