import { type ReactNode, useRef, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import { siteOrigin } from '../../../catalogue/company/site-origin.ts';
import { isStrictDynamic, mergePolicy } from '../../../catalogue/content-security-policy.ts';
import { getJson } from '../../core/data/api.ts';
import { defineWidget, type WidgetProps } from '../../core/runtime/define-widget.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import * as styles from './view.css.ts';

interface CheckData {
  origin: string;
  /** As typed; absent if none was submitted. */
  site?: string | undefined;
  /** Absent if the site is none. */
  registration?: 'registered' | 'unregistered' | 'unreachable' | undefined;
  policy?: string | undefined;
}

/** Never rejects. */
async function lookUp(site: string, apiOrigin: string): Promise<CheckData['registration']> {
  const origin = siteOrigin(site);
  if (!origin) return undefined;
  try {
    const path = `/api/embed-origins?origin=${encodeURIComponent(origin)}`;
    const { registered } = (await getJson(apiOrigin, path)) as { registered: unknown };
    return registered === true ? 'registered' : 'unregistered';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}

const Verdict = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <b>{title}</b> {children}
  </p>
);

function PolicyVerdict({ policy, origin }: { policy: string; origin: string }) {
  if (isStrictDynamic(policy))
    return (
      <Verdict title="Your policy trusts scripts by nonce alone.">
        {`Give our script tag the nonce of your own scripts, and add ${origin} to connect-src.`}
      </Verdict>
    );
  const parts = mergePolicy(policy, origin);
  if (parts.length === 0)
    return (
      <Verdict title="That is not a policy.">
        Paste in the line that your server sends as Content-Security-Policy.
      </Verdict>
    );
  if (!parts.some(({ isAdded }) => isAdded))
    return <Verdict title="Your policy lets the widgets work.">Nothing needs to be added.</Verdict>;
  return (
    <>
      <Verdict title="Your policy stops the widgets.">
        Add the marked parts to the line you have; leave the rest as it is.
      </Verdict>
      <p className={styles.merged}>
        Content-Security-Policy:{' '}
        {parts.map(({ text, isAdded }, at) => {
          const Part = isAdded ? 'mark' : 'span';
          const key = `${at} ${text}`;
          return <Part key={key}>{text}</Part>;
        })}
      </p>
    </>
  );
}

function SiteVerdict({ site, registration }: { site: string; registration: CheckData['registration'] }) {
  const origin = siteOrigin(site);
  if (!origin) return <p>That is not the address of a website.</p>;
  if (registration === 'unreachable')
    return <Verdict title="We could not look it up.">Our site did not answer. Try again in a minute.</Verdict>;
  if (registration === 'registered')
    return (
      <Verdict title={`${origin} is registered.`}>Widgets work there, and we receive what their forms send.</Verdict>
    );
  return (
    <Verdict title={`${origin} is not registered.`}>
      Write to <a href={`mailto:${business.email}`}>{business.email}</a> and give us this address exactly as written
      here: with another subdomain, scheme or port it is another site. Until we have registered it, lists and the quiz
      work there, but in place of a form your own link to us shows.
    </Verdict>
  );
}

/** Longer ones would not fit into a URL. */
const maxPolicyLength = 4000;
const asTyped = { autoCapitalize: 'none', spellCheck: 'false' } as const;

function EmbedCheck({ data, host }: WidgetProps<Record<string, never>, CheckData>) {
  const [{ site, registration, policy }, setAnswer] = useState<Partial<CheckData>>(data ?? {});
  const latest = useRef(0);
  async function answer(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form);
    const [site, policy] = ['site', 'policy'].map((name) => `${typed.get(name) ?? ''}`.trim());
    latest.current += 1;
    const asked = latest.current;
    const registration = site ? await lookUp(site, host.apiOrigin) : undefined;
    if (asked === latest.current) setAnswer({ site, registration, policy });
  }
  return (
    <form
      className={styles.form}
      action="/embed#registered"
      onSubmit={(event) => {
        event.preventDefault();
        void answer(event.currentTarget);
      }}
    >
      <label>
        Your site’s address
        <input
          {...asTyped}
          name="site"
          defaultValue={data?.site}
          placeholder="https://www.example.com"
          autoComplete="url"
          inputMode="url"
          maxLength={255}
          aria-describedby="verdict"
        />
      </label>
      <label>
        Its Content-Security-Policy, if it has one
        <textarea
          {...asTyped}
          name="policy"
          defaultValue={data?.policy}
          rows={3}
          placeholder="default-src 'self'"
          maxLength={maxPolicyLength}
          aria-describedby="policy-verdict"
        />
      </label>
      <button className={lineButton} type="submit">
        Check my site
      </button>
      <div id="verdict" className={styles.verdict} role="status">
        {site && <SiteVerdict site={site} registration={registration} />}
      </div>
      <div id="policy-verdict" className={styles.verdict} role="status">
        {policy && <PolicyVerdict policy={policy} origin={data?.origin ?? ''} />}
      </div>
    </form>
  );
}

export const embedCheck = defineWidget({ name: 'embed-check', options: {}, View: EmbedCheck });
