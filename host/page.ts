import type { ReactNode } from 'react';
import type { PageKind } from '../catalogue/metrics/metric-names.ts';
// Adds their styles to every page's stylesheet.
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
  /** Null answers 404, undefined 503; the view must then show `NoIndex`. */
  needs?: keyof Data;
  /** Parameters that change the document; the cache ignores others. */
  query?: readonly string[];
  /** Parameters with a visitor's input; documents with one are not cached. */
  uncachedQuery?: readonly string[];
  /** Midnight in New York counts as a change. @default 'until-changed' */
  lasts?: 'never';
  /** Differs for the owner; never cached. */
  isForOwner?: boolean;
  trustedTypes?: readonly string[];
  /** Can be posted to its path without JavaScript. */
  forms?: readonly PostedForm['form'][];
  /** On the first screen; preloaded. */
  islands?: readonly string[];
  /** By part: a slow or failed one does not affect the others. */
  load?: (content: Content, params: Params) => { [Part in keyof Data]: Promise<Data[Part]> };
  /** Parts of `data` are promises while the document streams. */
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
  /** From the last load, for metadata while data is slow. */
  known: SiteIndex | undefined;
  /** Set only on pages that are {@link Page.isForOwner}. */
  isOwner: boolean | 'unknown';
}

export interface PageProps<Data> extends PageContext {
  /** A part is undefined if loading failed. */
  data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> };
}

export const definePage = <Data extends Record<string, unknown> = Record<string, never>>(page: Page<Data>) => page;
