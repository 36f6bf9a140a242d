import sheet from 'sheet:./document.tsx';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { markPaths } from '../../../catalogue/company/brand-mark.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import { button } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing } from '../../components/drawing.tsx';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { logo, skip } from '../../components/layout/header.css.ts';
import { CallLink, LineLink } from '../../components/links.tsx';
import { markOf } from '../../rendering/constant-text.tsx';
import type { RequestView } from '../../rendering/request-view.ts';
import { keepNoteScript } from './keep-note.ts';
import { bar, foot, notFound, notFoundActions } from './page.css.ts';
import { RequestPage } from './view.tsx';

const mark = `<svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">${markPaths}</svg>`;
const { phone, address, license } = business;

export const requestSheet = sheet;

/** The URL must not leak: the policy lets the script connect nowhere. */
export function RequestDocument({ view }: { view: RequestView | undefined }) {
  const title = view ? 'Your Request' : 'Link Not Found';
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${business.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" content={brand.colors.paper} />
        <link rel="icon" href="/assets/mark.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text. */}
        <style dangerouslySetInnerHTML={{ __html: markOf(sheet) }} />
      </head>
      <body>
        <a className={skip} href="#main">
          Skip to the content
        </a>
        <header className={bar}>
          <div className={wrap}>
            <a className={logo} href="/">
              <Drawing markup={mark} />
              {business.name}
            </a>
            <a className={figures} href={ourPhone.href}>
              {phone.shown}
            </a>
          </div>
        </header>
        <main id="main">{view ? <RequestPage {...view} /> : <RequestNotFound />}</main>
        <footer className={foot}>
          <div className={wrap}>
            <p>
              {`${business.name}, ${address.poBox}, ${address.city}, ${address.state} ${address.zipCode}. ${license}`}
            </p>
          </div>
        </footer>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script. */}
        {view && <script dangerouslySetInnerHTML={{ __html: markOf(keepNoteScript) }} />}
      </body>
    </html>
  );
}

const RequestNotFound = () => (
  <section className={`${wrap} ${notFound}`} aria-labelledby="title">
    <h1 id="title">We can’t find a request for this link.</h1>
    <p className={lead}>
      {`It may be incomplete, or its ${retention.linkDays} days are over. Please copy all of it, or call us, and we’ll find your request by your name.`}
    </p>
    <p className={notFoundActions}>
      <CallLink className={button} />
      <LineLink href="/contact">Send a new request</LineLink>
    </p>
  </section>
);
