import { randomBytes } from 'node:crypto';
import { pipeline, type Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import type { Loaded } from './components/await.tsx';
import type { Assets } from './components/island.tsx';
import { Document, inlineSources, sourceOf } from './document.tsx';
import type { Content, PageContext } from './page.ts';
import { widgetTypes } from './pages/embed/widget-types.ts';
import { RequestDocument, requestSheet } from './pages/request/document.tsx';
import { keepNoteScript } from './pages/request/keep-note.ts';
import { documentParts, dropControls, HasMarks, markOf, withoutControls } from './rendering/constant-text.tsx';
import { type PostedForm, statuses } from './rendering/posted-form.ts';
import type { RequestView } from './rendering/request-view.ts';
import { type Match, matchRoute, pageUrlsOf } from './routes.ts';

/** After this, a document streams. */
const timeoutMs = 150;

/** Turns streaming off for browsers without JavaScript. */
const wholeParameter = 'whole';

export interface Visit {
  /** The page is the response to this post. */
  posted?: PostedForm;
  isOwner?: boolean | 'unknown';
  /** Without streaming. @default whether the URL asks for it */
  isWhole?: boolean;
}

export interface FoundPage {
  /** False for the not-found page. */
  exists: boolean;
  /** Path and declared parameters, sorted; undefined if never kept. */
  key: string | undefined;
  isForOwner: boolean;
  query: readonly string[];
  forms: readonly PostedForm['form'][];
  /** Slow or failed data never makes it reject. */
  render(visit?: Visit): Promise<RenderedPage>;
}

export interface RenderedPage {
  status: number;
  /** `'sha256-…'` or `'nonce-…'` sources for the Content-Security-Policy. */
  inline: { styles: readonly string[]; scripts: readonly string[]; trustedTypes?: readonly string[] };
  /** How long {@link FoundPage.key} may get the same bytes; midnight in New York counts as a change. */
  lasts: 'until-changed' | 'never';
  body: readonly Buffer[] | ((destination: Writable) => void);
}

export interface RendererParts {
  publicUrl: string;
  assets: Assets;
  content: Content;
  embedOrigins?: () => readonly string[];
  /** Of the classic scripts for other sites, by path. */
  integrity?: Readonly<Record<string, string>>;
  analyticsId?: string | undefined;
}

export type Renderer = ReturnType<typeof createRenderer>;

export function createRenderer(parts: RendererParts) {
  const { publicUrl, assets, content, embedOrigins = () => [], integrity = {}, analyticsId } = parts;

  /** `location`: a path on this site, with the query; answer 308. */
  function find(asked: string, query: URLSearchParams): FoundPage | { location: string } {
    const match = matchRoute(asked, content.index());
    if ('redirect' in match) return { location: withQuery(match.redirect, query) };
    const { page } = match;
    const exists = page.status !== 404 && match.status === undefined;
    const isKept =
      exists && !page.isForOwner && !query.has(wholeParameter) && !page.uncachedQuery?.some((name) => query.get(name));
    return {
      exists,
      key: isKept ? `${match.path}?${new URLSearchParams([...declared(page.query, query)].sort())}` : undefined,
      isForOwner: page.isForOwner === true,
      query: page.query ?? [],
      forms: page.forms ?? [],
      render: (visit = {}) => render(match, query, visit),
    };
  }

  async function render(
    match: Exclude<Match, { redirect: string }>,
    query: URLSearchParams,
    { posted, isOwner = false, isWhole: isAskedWhole = query.has(wholeParameter) }: Visit,
  ): Promise<RenderedPage> {
    const { page, path, params } = match;
    const context: PageContext = {
      path,
      params,
      publicUrl,
      query: declared(page.query, query),
      posted: posted && { ...posted, values: readable(posted.values) },
      known: content.index(),
      embedOrigins: embedOrigins(),
      integrity,
      isOwner,
    };
    const loaded = load({ areas: content.areas(), ...page.load?.(content, params) });
    const isHere = await loaded.isSettledWithin(timeoutMs);
    const isWhole = isHere || isAskedWhole;
    if (isWhole) await loaded.settled;
    const status = posted ? statuses[posted.outcome.status] : (match.status ?? page.status ?? statusBy(page.needs));
    const sheet = page.sheetFor?.(context.query) ?? page.sheet;
    const inline = inlineSources({ ...page, sheet });
    const document = (sheet: string, nonce?: string) => (
      <Document
        page={page}
        sheet={sheet}
        context={context}
        data={loaded.parts}
        assets={assets}
        // The URL of a posted form's answer may grant access to the request.
        analyticsId={page.isForOwner || posted ? undefined : analyticsId}
        // Loading it again would lose what was typed.
        wholeUrl={nonce && !posted ? wholeUrl(path, query) : undefined}
      />
    );
    function statusBy(needed: PropertyKey | undefined): number {
      const part = needed === undefined ? true : loaded.parts[String(needed)];
      return part === undefined ? 503 : part === null ? 404 : 200;
    }
    if (isWhole) {
      const body = documentParts(renderToStaticMarkup(<HasMarks value>{document(markOf(sheet))}</HasMarks>));
      const isLasting = status === 200 && !posted && loaded.isComplete() && !isAskedWhole && !page.isForOwner;
      const lasts = isLasting ? 'until-changed' : 'never';
      return { status, inline, lasts, body };
    }
    const nonce = randomBytes(16).toString('base64');
    return {
      status,
      inline: { ...inline, scripts: [...inline.scripts, `'nonce-${nonce}'`] },
      lasts: 'never',
      body: (destination) => {
        const stream = renderToPipeableStream(document(sheet, nonce), {
          nonce,
          onShellReady: () => pipeline(stream.pipe(dropControls()), destination, () => {}),
          // Nothing was or will be sent.
          onShellError: () => destination.destroy(),
          onError: () => {},
        });
        destination.once('close', () => stream.abort());
      },
    };
  }

  /** Without a request, the not-found page. */
  function renderRequest(view: RequestView | undefined, status: number): RenderedPage {
    const body = documentParts(renderToStaticMarkup(<RequestDocument view={view} />));
    const { styles } = inlineSources({ sheet: requestSheet });
    const scripts = view ? [sourceOf(keepNoteScript)] : [];
    return { status, inline: { styles, scripts }, lasts: 'never', body };
  }

  return { find, renderRequest, pageUrls: () => pageUrlsOf(content.index()), widgetTypes };
}

function declared(names: readonly string[] = [], query: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(names.flatMap((name) => (query.has(name) ? [[name, withoutControls(query.get(name) ?? '')]] : [])));
}

/** Pages and islands use the same values that the document shows. */
const readable = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutControls(value)]));

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

const wholeUrl = (path: string, query: URLSearchParams) =>
  withQuery(path, new URLSearchParams([...query, [wholeParameter, '1']]));

/** `settled` never rejects. */
function load(sources: Record<string, Promise<unknown>>) {
  const parts: Record<string, Loaded<unknown>> = {};
  let failures = 0;
  const arrivals = Object.entries(sources).map(([name, source]) => {
    const arrival = source
      .catch(() => {
        failures += 1;
        return undefined;
      })
      .then((value) => {
        parts[name] = value;
        return value;
      });
    parts[name] = arrival;
    return arrival;
  });
  const settled = Promise.all(arrivals).then(() => {});

  async function isSettledWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, ms, false).unref();
    });
    // A running timer would keep its closure in memory for each page.
    return Promise.race([settled.then(() => true), tooLate]).finally(() => clearTimeout(timer));
  }

  return { parts, settled, isSettledWithin, isComplete: () => failures === 0 };
}
