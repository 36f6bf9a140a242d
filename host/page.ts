import type { ReactNode } from 'react';
import type { BlogPost, RecentWork, ServiceArea, Testimonial } from '../catalogue/contracts/content.ts';
import type { PageKind } from '../catalogue/metrics/metric-names.ts';
import type { OpenStates } from '../catalogue/time/opening-hours.ts';
// Adds their styles to every page's stylesheet.
import './components/layout/footer.tsx';
import './components/layout/header.tsx';
import type { Areas, Loaded } from './components/await.tsx';
import type { PostedForm } from './rendering/posted-form.ts';

export interface Page<Data extends Record<string, unknown> = Record<never, never>> {
  /** @default 'other' */
  kind?: PageKind;
  /** All CSS of the page: `import sheet from 'sheet:./this-file.tsx'`. */
  sheet: string;
  /** @default {@link sheet} */
  sheetFor?: (query: PageContext['query']) => string;
  /** @default 200, or the status that follows from {@link needs} */
  status?: number;
  /** Null answers 404, undefined 503; the view must then show `NoIndex`. */
  needs?: NoInfer<keyof Data> | 'areas';
  /** Parameters that change the document; the cache ignores others. */
  query?: readonly string[];
  /** Parameters with a visitor's input; documents with one are not cached. */
  uncachedQuery?: readonly string[];
  /** Differs for the owner; never cached. */
  isForOwner?: boolean;
  trustedTypes?: readonly string[];
  /** Can be posted to its path without JavaScript. */
  forms?: readonly PostedForm['form'][];
  /** Of its own form, or with what it knows. @default the form of /contact */
  estimate?: (context: PageContext) => string;
  /** Preloaded. */
  islands?: readonly string[];
  /** By part: a slow or failed one does not affect the others. */
  load?: (content: Content, params: Params) => { [Part in keyof Data]: Promise<Data[Part]> };
  metadata: Metadata | ((context: PageContext, data: LoadedParts<Data>) => Metadata);
  View(props: PageProps<Data>): ReactNode;
}

/** Any call may be slow or reject. */
export interface Content {
  /** Active, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  testimonials(): Promise<readonly Testimonial[]>;
  /** Published, newest first. */
  posts(): Promise<readonly BlogPost[]>;
  /** Newest first. */
  recentWork(): Promise<readonly RecentWork[]>;
  openStates(): Promise<OpenStates>;
  /** Does not wait; undefined until the first load. */
  index(): SiteIndex | undefined;
}

/** By slug; makes status and head right from a document's first byte. */
export interface SiteIndex {
  areas: ReadonlyMap<string, ServiceArea>;
  posts: ReadonlyMap<string, BlogPost>;
}

export interface Metadata {
  /** The name of the business follows. @default the business and its trade */
  title?: string;
  /** @default services, free estimates and the phone number */
  description?: string;
  /** https://ogp.me/#types @default 'website' */
  type?: 'article';
  /** A path; not an SVG. @default the drawing of the house */
  image?: string;
  robots?: 'noindex' | 'noindex, follow';
  structuredData?: readonly object[];
  crumb?: string;
  /** At its path with `.md`. */
  hasMarkdown?: true;
  parents?: readonly { name: string; path: string }[];
}

export const defaultImage = '/assets/house.png';

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
  embedOrigins: readonly string[];
  /** Of the classic scripts, by path. */
  integrity: Readonly<Record<string, string>>;
  /** From the last load, for metadata while data is slow. */
  known: SiteIndex | undefined;
  /** Set only on pages that are {@link Page.isForOwner}. */
  isOwner: boolean | 'unknown';
}

type LoadedParts<Data> = { [Part in keyof Data]: Loaded<Data[Part]> };

export interface PageProps<Data = Record<never, never>> extends PageContext {
  areas: Areas;
  data: LoadedParts<Data>;
}

export const definePage = <Data extends Record<string, unknown> = Record<never, never>>(page: Page<Data>) => page;
