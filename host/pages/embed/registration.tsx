import { siteOrigin } from '../../../catalogue/company/site-origin.ts';
import { embedCheck } from '../../../widgets/embed-check/widget.tsx';
import { Island } from '../../components/island.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

interface RegistrationProps {
  /** As typed; undefined if none. */
  site: string | undefined;
  /** The site's, if pasted in. */
  policy: string | undefined;
  /** Serves the widgets. */
  origin: string;
  embedOrigins: readonly string[];
}

const empty = {};

/** Without scripts, this page renders the answer. */
export function Registration({ site, policy, origin, embedOrigins }: RegistrationProps) {
  const asked = site && siteOrigin(site);
  const registration = asked ? (embedOrigins.includes(asked) ? 'registered' : 'unregistered') : 'invalid';
  return (
    <section className={styles.ground} id="registered" aria-labelledby="registered-title">
      <div className={`${wrap} ${styles.columns}`}>
        <div>
          <h2 id="registered-title">Will it work on your site?</h2>
          <p>
            Lists and the quiz work on any site, but forms only on sites that we have registered. Elsewhere, and in a
            sandboxed frame without “allow-same-origin”, your own link shows instead of the form, and opens ours in a
            new tab. If your site has a security policy, it must also allow our address.
          </p>
        </div>
        <Island
          widget={embedCheck}
          id="check"
          options={empty}
          start="intent"
          data={{ origin, site, policy, registration: site ? registration : undefined }}
        />
      </div>
    </section>
  );
}
