import type { ReactNode } from 'react';
import type { PageKind } from '../catalogue/metrics/page-kind.ts';
// Adds the styles of the footer and header to every page's stylesheet.
import './components/layout/footer.tsx';
import './components/layout/header.tsx';
import type { MaybePromise } from './components/await.tsx';
import type { Content, SiteIndex } from './rendering/content.ts';
import type { Metadata } from './rendering/metadata.ts';
import type { PostedForm } from './rendering/posted-form.ts';

/** The definition of a page; one per file. */
export interface Page<Data extends Record<string, unknown> = Record<string, never>> {
  /** The name its metrics are counted under; the document carries it as `<html data-page-kind>`. */
  kind: PageKind;
  /** All CSS of the page, inlined in its document: `import sheet from 'sheet:./this-file.tsx'`. */
  sheet: string;
  /** @default 200, or the status that follows from {@link needs} */
  status?: number;
  /**
   * The part that the page requires: null means not found (404), undefined means that loading failed (503). For both,
   * the view shows the not-found text with `NoIndex`.
   */
  needs?: keyof Data;
  /** Query parameters that change the document. All others are ignored, including by the cache. */
  query?: readonly string[];
  /** Parameters with a visitor's input or choice. Documents with one of these are not cached. */
  uncachedQuery?: readonly string[];
  /** How long a rendered document may be reused. Midnight in New York counts as a change. @default 'until-changed' */
  lasts?: 'never';
  /** Whether the page differs for the owner; such a page is never cached. @default false */
  isForOwner?: boolean;
  /** Names of the Trusted Types policies that its scripts create. @default none */
  trustedTypes?: readonly string[];
  /** Forms that can be posted to the page's path without JavaScript. */
  forms?: readonly PostedForm['form'][];
  /** Widgets on the first screen, whose modules the browser loads along with the document. */
  islands?: readonly string[];
  /** Loads the page's parts separately, so that a slow or failed part does not affect the others. */
  load?: (content: Content, params: Params) => { [Part in keyof Data]: Promise<Data[Part]> };
  /** `data` holds what has been loaded: everything, unless the document streams. */
  metadata(context: PageContext, data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> }): Metadata;
  View(props: PageProps<Data>): ReactNode;
}

/** The parameters that a route's pattern matched in the path. */
export type Params = Readonly<Record<string, string>>;

/** The facts about a request that every part of a document can use. */
export interface PageContext {
  /** The canonical path, without query. */
  path: string;
  params: Params;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Only the declared parameters. */
  query: ReadonlyMap<string, string>;
  posted: PostedForm | undefined;
  /** The sites whose forms are accepted. */
  embedOrigins: readonly string[];
  /** Integrity of the classic scripts, by path. */
  integrity: Readonly<Record<string, string>>;
  /** The index from the last load, for the metadata of a document whose data is slow. */
  known: SiteIndex | undefined;
  /** Whether the owner is logged in, if that is known; set only on pages that are {@link Page.isForOwner}. */
  isOwner: boolean | 'unknown';
}

export interface PageProps<Data> extends PageContext {
  /** Each part: a value, a promise, or undefined if loading failed. */
  data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> };
}

/** Checks a page's shape and keeps its types. */
export const definePage = <Data extends Record<string, unknown> = Record<string, never>>(page: Page<Data>) => page;
