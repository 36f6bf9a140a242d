export interface StudioOption {
  name: string;
  means: string;
  /** All accepted values; absent if they are not a short list. */
  words?: readonly string[] | undefined;
  fallback?: string | undefined;
  isProperty?: boolean;
}

/** Its text also names the button that opens the widget. */
export interface FallbackLink {
  text: string;
  /** Only of widgets that speak Spanish. */
  inSpanish?: string | undefined;
  path: string;
}

export interface StudioWidget {
  name: string;
  title: string;
  does: string;
  options: readonly StudioOption[];
  /** Of the classic script (https://www.w3.org/TR/SRI/); absent while developing. */
  classicIntegrity?: string | undefined;
  instead: FallbackLink;
}

export interface StudioData {
  origin: string;
  widgets: readonly StudioWidget[];
  /** Limits of a request. */
  hidden: { maxCount: number; maxLength: number };
}

export const frameworkKinds = ['wordpress', 'react', 'vue', 'svelte'] as const;
export type FrameworkKind = (typeof frameworkKinds)[number];

export const snippetKinds = ['module', ...frameworkKinds, 'classic', 'placeholder'] as const;
export type SnippetKind = (typeof snippetKinds)[number];
