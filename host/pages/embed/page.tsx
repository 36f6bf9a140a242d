import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { siteOrigin } from '../../../catalogue/company/site-origin.ts';
import { extrasRules } from '../../../catalogue/contracts/lead-extras.ts';
import { tape } from '../../../widgets/core/ui/tape.css.ts';
import { embedCheck } from '../../../widgets/embed/check/widget.tsx';
import { embedPreview } from '../../../widgets/embed/preview/widget.tsx';
import { studio } from '../../../widgets/embed/studio/view.css.ts';
import { embedStudio } from '../../../widgets/embed/studio/widget.tsx';
import { Island } from '../../components/island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { Wide } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import { Manual } from './manual.tsx';
import * as styles from './page.css.ts';
import { widgetFacts } from './words.ts';

const { maxCount, maxLength } = extrasRules.hidden;
const firstShown = widgetFacts[0] && { name: widgetFacts[0].name, instead: widgetFacts[0].instead, values: {} };

const withIntegrity = (integrity: Readonly<Record<string, string>>) =>
  widgetFacts.map((widget) => ({ ...widget, classicIntegrity: integrity[`/widgets/v1/${widget.name}.iife.js`] }));

/** Without scripts, this page renders the answer. */
function registrationOf(site: string | undefined, embedOrigins: readonly string[]) {
  const asked = site && siteOrigin(site);
  return asked ? (embedOrigins.includes(asked) ? 'registered' : 'unregistered') : undefined;
}

export const embed = definePage({
  sheet,
  query: ['site', 'policy'],
  uncachedQuery: ['site', 'policy'],
  metadata: {
    title: 'Our Widgets on Your Site',
    description: `The lines that put ${business.name}’s forms, color quiz and reviews into any page, with a preview, the events they fire, and what a strict security policy must allow.`,
    crumb: 'Our Widgets on Your Site',
  },
  View: ({ publicUrl, query, embedOrigins, integrity }) => (
    <>
      <header className={`${wrap} ${styles.head}`}>
        <p className={tape}>For webmasters</p>
        <h1 className={styles.title}>Our tools, on your site.</h1>
        <p className={lead}>
          Pick a widget, copy a few lines, done. Widgets leave your styles, scripts and cookies alone, and if one can’t
          load, a plain link shows instead.
        </p>
      </header>
      <section className={`${wrap} ${styles.studio}`} aria-labelledby="try">
        <h2 className={styles.studioTitle} id="try">
          Try one, then take it.
        </h2>
        <noscript>
          <p>
            Without JavaScript, this is the code of the estimate form. The <a href="#widgets">list of all widgets</a>{' '}
            has the rest.
          </p>
        </noscript>
        <div className={studio}>
          <Island
            widget={embedStudio}
            id="studio"
            start="intent"
            data={{ origin: publicUrl, widgets: withIntegrity(integrity), hidden: { maxCount, maxLength } }}
          />
          <Island widget={embedPreview} id="preview" data={firstShown} />
        </div>
      </section>
      <Wide className={styles.ground} id="registered" aria-labelledby="registered-title" inner={styles.columns}>
        <div>
          <h2 className={styles.columnsTitle} id="registered-title">
            Will it work on your site?
          </h2>
          <p>
            Lists and the quiz work on any site, but forms only on sites that we have registered. Elsewhere, and in a
            sandboxed frame without “allow-same-origin”, your own link shows instead of the form, and opens ours in a
            new tab. If your site has a security policy, it must also allow our address.
          </p>
        </div>
        <Island
          widget={embedCheck}
          id="check"
          start="intent"
          data={{
            origin: publicUrl,
            site: query.get('site'),
            policy: query.get('policy'),
            registration: registrationOf(query.get('site'), embedOrigins),
          }}
        />
      </Wide>
      <Manual origin={publicUrl} widgets={withIntegrity(integrity)} />
    </>
  ),
});
