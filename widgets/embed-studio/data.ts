/** One option of a widget, as a webmaster sets it. */
export interface StudioOption {
  /** Its name as an attribute. */
  name: string;
  means: string;
  /** All accepted values; absent if they are not a short list. */
  words?: readonly string[] | undefined;
  fallback?: string | undefined;
  /** Whether the element also has it as a property. */
  isProperty?: boolean;
}

/** A link to our own page; also names the button that opens the widget. */
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
  /** Integrity of its classic script (https://www.w3.org/TR/SRI/); absent while developing. */
  classicIntegrity?: string | undefined;
  /** The fallback link. */
  instead: FallbackLink;
}

export interface StudioData {
  /** The origin that serves the widgets. */
  origin: string;
  widgets: readonly StudioWidget[];
  /** How many hidden fields a request may carry, and how long their values may be. */
  hidden: { maxCount: number; maxLength: number };
}

/** Kinds of pages that use a framework. */
export const frameworkKinds = ['wordpress', 'react', 'vue', 'svelte'] as const;
export type FrameworkKind = (typeof frameworkKinds)[number];

/** The ways to put a widget into a page. */
export const snippetKinds = ['module', ...frameworkKinds, 'classic', 'placeholder'] as const;
export type SnippetKind = (typeof snippetKinds)[number];
