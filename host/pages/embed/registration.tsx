import { business } from '../../../catalogue/business.ts';
import { siteOrigin } from '../../../catalogue/company/site-origin.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

interface RegistrationProps {
  /** The origin asked about; undefined if none. */
  typed: string | undefined;
  embedOrigins: readonly string[];
}

/** Tells whether forms on a site will be accepted. A plain form, answered by this page. */
export function Registration({ typed, embedOrigins }: RegistrationProps) {
  return (
    <section className={styles.ground} id="registered" aria-labelledby="registered-title">
      <div className={`${wrap} ${styles.columns}`}>
        <div>
          <h2 id="registered-title">Is your site registered?</h2>
          <p>
            Widgets show on any site. What they ask of us, and what is sent with them, we take from sites that we know.
          </p>
        </div>
        <form className={styles.form} action="/embed#registered">
          <label>
            Your site’s address
            <input
              name="site"
              defaultValue={typed}
              placeholder="https://www.example.com"
              autoComplete="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck="false"
              maxLength={255}
              aria-describedby={typed ? 'verdict' : undefined}
            />
          </label>
          <button className={lineButton} type="submit">
            Look it up
          </button>
          {typed && (
            <p id="verdict" className={styles.verdict} role="status">
              <Verdict origin={siteOrigin(typed)} embedOrigins={embedOrigins} />
            </p>
          )}
        </form>
      </div>
    </section>
  );
}

function Verdict({ origin, embedOrigins }: { origin: string | undefined } & Pick<RegistrationProps, 'embedOrigins'>) {
  if (!origin) return 'That is not the address of a website.';
  if (embedOrigins.includes(origin))
    return (
      <>
        <b>{origin} is registered.</b> What is sent from there arrives.
      </>
    );
  return (
    <>
      <b>{origin} is not registered.</b> Write to <a href={`mailto:${business.email}`}>{business.email}</a> and name it
      as it stands here: another subdomain, scheme or port is another site.
    </>
  );
}
