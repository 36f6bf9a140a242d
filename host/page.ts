import type { ReactNode } from 'react';
import type { PageKind } from '../catalogue/metrics/page-kind.ts';
// What stands on every page brings its styles into every page's sheet.
import './components/layout/footer.tsx';
import './components/layout/header.tsx';
import type { MaybePromise } from './components/await.tsx';
import type { Content } from './rendering/content.ts';
import type { Metadata } from './rendering/metadata.ts';
import type { PostedForm } from './rendering/posted-form.ts';
import type { SiteIndex } from './rendering/site-index.ts';

/** One page a file, all of this shape. */
export interface Page<Data extends Record<string, unknown> = Record<string, never>> {
  /** What its measurements are counted under; the document carries it as `<html data-page-kind>`. */
  kind: PageKind;
  /** All CSS of the page, inlined in its document: `import sheet from 'sheet:./this-file.tsx'`. */
  sheet: string;
  /** @default 200, or what {@link needs} comes to */
  status?: number;
  /**
   * The part without which there is no such page: null means that there is none (404), undefined that its source
   * failed (503). The view shows the same not-found text for both, with {@link Hidden} in it.
   */
  needs?: keyof Data;
  /** Query parameters that change the document. All others are ignored, also by the cache. */
  query?: readonly string[];
  /** Those of them that hold what a visitor typed or put together: a document with one of these is made for that visitor alone. */
  uncachedQuery?: readonly string[];
  /**
   * How long a finished document may be shown again. `until-midnight` is for what counts days, New York's.
   * @default 'until-changed'
   */
  lasts?: 'until-changed' | 'until-midnight' | 'never';
  /** Shows the owner more than others; such a page is never kept. @default false */
  isForOwner?: boolean;
  /** Forms that can be posted to the page's address without JavaScript. */
  forms?: readonly PostedForm['form'][];
  /** Widgets in the first screen, whose modules the browser fetches along with the document. */
  islands?: readonly string[];
  /** What it reads, each part on its own, so that one may be late or fail without the others. */
  load?: (content: Content, params: Params) => { [Part in keyof Data]: Promise<Data[Part]> };
  /** `data` holds what is here already: everything, but for a document that streams. */
  metadata(context: PageContext, data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> }): Metadata;
  View(props: PageProps<Data>): ReactNode;
}

/** What a route's pattern found in the path. */
export type Params = Readonly<Record<string, string>>;

/** What every part of a document may know of its request. */
export interface PageContext {
  /** The canonical path, without query. */
  path: string;
  params: Params;
  /** Origin of the site, without slash. */
  publicUrl: string;
  /** The declared parameters only. */
  query: ReadonlyMap<string, string>;
  posted: PostedForm | undefined;
  /** The sites whose forms are accepted. */
  embedOrigins: readonly string[];
  /** What there was when last looked: for the head of a document whose data is late. */
  known: SiteIndex | undefined;
  /** Whether a session of the owner lives; only on pages that are {@link Page.isForOwner}. */
  isOwner: boolean;
}

export interface PageProps<Data> extends PageContext {
  /** Each part: here, on its way, or undefined because its source failed. */
  data: { [Part in keyof Data]: MaybePromise<Data[Part] | undefined> };
}

/** Checks a page's shape and keeps its types. */
export const definePage = <Data extends Record<string, unknown> = Record<string, never>>(page: Page<Data>) => page;
