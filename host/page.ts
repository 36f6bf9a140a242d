import type { ReactNode } from 'react';
import type { PageKind } from '../catalogue/metrics/page-kind.ts';
// Adds the styles of the footer and header to every page's stylesheet.
import './components/layout/footer.tsx';
import './components/layout/header.tsx';
import type { MaybePromise } from './components/await.tsx';
import type { Content, SiteIndex } from './rendering/content.ts';
import type { Metadata } from './rendering/metadata.ts';
import type { PostedForm } from './rendering/posted-form.ts';

export interface Page<Data extends Record<string, unknown> = Record<string, never>> {
  /** Its metrics are counted under this name. */
  kind: PageKind;
  /** All CSS of the page: `import sheet from 'sheet:./this-file.tsx'`. */
  sheet: string;
  /** @default 200, or the status that follows from {@link needs} */
  status?: number;
  /** If it is null, the page answers 404; if undefined, 503. The view must then show `NoIndex`. */
  needs?: keyof Data;
  /** Parameters that change the document; all others are ignored, including by the cache. */
  query?: readonly string[];
  /** Parameters with a visitor's input or choice. Documents with one of these are not cached. */
  uncachedQuery?: readonly string[];
  /** Midnight in New York counts as a change. @default 'until-changed' */
  lasts?: 'never';
  /** The page differs for the owner and is never cached. */
  isForOwner?: boolean;
  /** Trusted Types policies that its scripts create. */
  trustedTypes?: readonly string[];
  /** Forms that can be posted to its path without JavaScript. */
  forms?: readonly PostedForm['form'][];
  /** Widgets on the first screen; their modules are preloaded. */
  islands?: readonly string[];
  /** By part, so that a slow or failed part does not affect the others. */
  load?: (content: Content, params: Params) => { [Part in keyof Data]: Promise<Data[Part]> };
  /** While the document streams, parts of `data` are promises. */
  metadata(context: PageContext, data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> }): Metadata;
  View(props: PageProps<Data>): ReactNode;
}

export type Params = Readonly<Record<string, string>>;

export interface PageContext {
  /** Canonical, without query. */
  path: string;
  params: Params;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Only the declared parameters. */
  query: ReadonlyMap<string, string>;
  posted: PostedForm | undefined;
  /** The sites whose forms are accepted. */
  embedOrigins: readonly string[];
  /** Of the classic scripts, by path. */
  integrity: Readonly<Record<string, string>>;
  /** From the last load, for metadata while the data is slow. */
  known: SiteIndex | undefined;
  /** Set only on pages that are {@link Page.isForOwner}. */
  isOwner: boolean | 'unknown';
}

export interface PageProps<Data> extends PageContext {
  /** A part is undefined if loading failed. */
  data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> };
}

/** Checks a page's shape and keeps its types. */
export const definePage = <Data extends Record<string, unknown> = Record<string, never>>(page: Page<Data>) => page;
