import { createHash } from 'node:crypto';
import { brand } from '../catalogue/brand.ts';
import { business } from '../catalogue/business.ts';
import { breadcrumbJsonLd } from '../catalogue/company/structured-data.ts';
import type { Areas } from './components/await.tsx';
import { estimateLink } from './components/estimate/estimate-link.tsx';
import { type Assets, AssetsContext } from './components/island.tsx';
import { Footer } from './components/layout/footer.tsx';
import { Header } from './components/layout/header.tsx';
import { defaultImage, type Metadata, type Page, type PageContext } from './page.ts';

const defaultTitle = 'Painting and Pressure Washing on Maryland’s Eastern Shore';
const defaultDescription = `Interior and exterior painting and pressure washing by a family-run Maryland contractor. Free estimates: call ${business.phone.shown}.`;

interface DocumentProps {
  // biome-ignore lint/suspicious/noExplicitAny: any page; its data was loaded by its own `load`.
  page: Page<any>;
  sheet: string;
  context: PageContext;
  data: Record<string, unknown>;
  assets: Assets;
  analyticsId: string | undefined;
  /** Set while the document streams. */
  wholeUrl: string | undefined;
}

export function Document({ page, sheet, context, data, assets, analyticsId, wholeUrl }: DocumentProps) {
  const meta = typeof page.metadata === 'function' ? page.metadata(context, data) : page.metadata;
  const { description = defaultDescription, image = defaultImage } = meta;
  const title = meta.title ? `${meta.title} | ${business.name}` : `${business.name} | ${defaultTitle}`;
  const url = context.publicUrl + context.path;
  // Every document loads the areas under this name (host/render.tsx).
  const areas = data.areas as Areas;
  const estimate = page.isForOwner ? undefined : (page.estimate?.(context) ?? estimateLink());
  const robots = page.status === 404 ? 'noindex' : meta.robots;
  return (
    <html lang="en-US" data-page-kind={page.kind ?? 'other'} data-query={page.query?.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {robots && <meta name="robots" content={robots} />}
        <link rel="canonical" href={url} />
        <meta property="og:type" content={meta.type ?? 'website'} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={context.publicUrl + image} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={brand.colors.paper} />
        <link rel="icon" href="/assets/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/apple-touch-icon.png" />
        <link rel="manifest" href={page.isForOwner ? '/admin.webmanifest' : '/manifest.webmanifest'} />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" />
        {meta.hasMarkdown && <link rel="alternate" type="text/markdown" href={`${context.path}.md`} />}
        <Raw as="style" text={sheet} />
        <script type="module" async src={assets.site} data-analytics={analyticsId} />
        {page.islands
          ?.flatMap((name) => assets.islands[name] ?? [])
          .flatMap(({ src, imports }) => [src, ...imports])
          .map((module) => (
            <link key={module} rel="modulepreload" fetchPriority="low" href={module} />
          ))}
        <Raw as="script" type="speculationrules" text={speculationRules} />
        {[...(meta.structuredData ?? []), ...breadcrumbs(meta, context)].map(jsonForHtml).map((text) => (
          <Raw key={text} as="script" type="application/ld+json" text={text} />
        ))}
        {wholeUrl && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${wholeUrl}`} />
          </noscript>
        )}
      </head>
      <body>
        <AssetsContext value={assets}>
          <Header areas={areas} current={context.path} estimate={estimate} />
          <main id="main">
            <page.View {...context} areas={areas} data={data} />
          </main>
          <Footer />
        </AssetsContext>
      </body>
    </html>
  );
}

function breadcrumbs({ crumb, parents = [] }: Metadata, { publicUrl, path }: PageContext) {
  const trail = [{ name: 'Home', path: '/' }, ...parents, ...(crumb ? [{ name: crumb, path }] : [])];
  if (trail.length === 1) return [];
  return [breadcrumbJsonLd(trail.map(({ name, path }) => ({ name, url: publicUrl + path })))];
}

/** Does not escape: only for our own text. */
function Raw({ as: Element, type, text }: { as: 'style' | 'script'; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, or escaped by jsonForHtml.
  return <Element type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Its strings cannot end a script element. */
const jsonForHtml = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** `nofollow` links lead to another state of the same page. */
const prerendered = { selector_matches: "[href^='/']:not([href^='/admin'],[rel~=nofollow])" };
const speculationRules = JSON.stringify({ prerender: [{ where: prerendered, eagerness: 'moderate' }] });

export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scripts = [sourceOf(speculationRules)];
const known = new Map<string, readonly string[]>();

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function inlineSources({ sheet, trustedTypes }: Pick<Page, 'sheet' | 'trustedTypes'>) {
  const styles = known.get(sheet) ?? [sourceOf(sheet)];
  known.set(sheet, styles);
  return { styles, scripts, ...(trustedTypes && { trustedTypes }) };
}
