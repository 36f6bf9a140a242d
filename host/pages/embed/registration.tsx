import { business } from '../../../catalogue/business.ts';
import { siteOrigin } from '../../../catalogue/company/site-origin.ts';
import { isStrictDynamic, mergePolicy } from '../../../catalogue/content-security-policy.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';

interface RegistrationProps {
  /** The origin asked about; undefined if none. */
  typed: string | undefined;
  /** The page's Content-Security-Policy, if it was pasted in. */
  policy: string | undefined;
  /** The origin that serves the widgets. */
  origin: string;
  embedOrigins: readonly string[];
}

/** Longer ones would not fit into an address. */
const maxPolicyLength = 4000;

/**
 * Tells whether forms on a site will be accepted, and what its security policy lacks. A plain form, answered by this
 * page.
 */
export function Registration({ typed, policy, origin, embedOrigins }: RegistrationProps) {
  return (
    <section className={styles.ground} id="registered" aria-labelledby="registered-title">
      <div className={`${wrap} ${styles.columns}`}>
        <div>
          <h2 id="registered-title">Will it work on your site?</h2>
          <p>
            Widgets show on any site. What they ask of us, and what is sent with them, we take from sites that we know.
            If your site has a security policy, it must let us in too.
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
          <label className={styles.policy}>
            Its Content-Security-Policy, if it has one
            <textarea
              name="policy"
              defaultValue={policy}
              rows={3}
              placeholder="default-src 'self'"
              autoCapitalize="none"
              spellCheck="false"
              maxLength={maxPolicyLength}
              aria-describedby={policy ? 'policy-verdict' : undefined}
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
          {policy && (
            <div id="policy-verdict" className={styles.verdict} role="status">
              <PolicyVerdict policy={policy} origin={origin} />
            </div>
          )}
        </form>
      </div>
    </section>
  );
}

function PolicyVerdict({ policy, origin }: { policy: string; origin: string }) {
  if (isStrictDynamic(policy))
    return (
      <p>
        <b>Your policy trusts scripts by nonce alone.</b> Give our script tag the nonce of your own scripts, and add{' '}
        {origin} to connect-src.
      </p>
    );
  const parts = mergePolicy(policy, origin);
  if (!parts.some(({ isAdded }) => isAdded))
    return (
      <p>
        <b>Your policy lets the widgets work.</b> Nothing needs to be added.
      </p>
    );
  return (
    <>
      <p>
        <b>Your policy stops the widgets.</b> Add the marked parts to the line you have; leave the rest as it is.
      </p>
      <p className={styles.merged}>
        Content-Security-Policy:{' '}
        {parts.map(({ text, isAdded }, at) => {
          const key = `${at} ${text}`;
          return isAdded ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
      </p>
    </>
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
