import { type ReactNode, useRef, useState } from 'react';
import { business } from '../../catalogue/business.ts';
import { siteOrigin } from '../../catalogue/company/site-origin.ts';
import { isStrictDynamic, mergePolicy } from '../../catalogue/content-security-policy.ts';
import { createApi } from '../core/data/api.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

/** `invalid`: the input is not a site; `unreachable`: the server did not respond. */
export type Registration = 'registered' | 'unregistered' | 'invalid' | 'unreachable';

export interface CheckData {
  origin: string;
  site?: string | undefined;
  /** Absent if no site was submitted. */
  registration?: Registration | undefined;
  policy?: string | undefined;
}

/** Never rejects. */
export async function lookUp(typed: string, apiOrigin: string, fetch = globalThis.fetch): Promise<Registration> {
  const origin = siteOrigin(typed);
  if (!origin) return 'invalid';
  try {
    const path = `/api/embed-origins?origin=${encodeURIComponent(origin)}`;
    const { registered } = (await createApi(apiOrigin, fetch).get(path)) as { registered: unknown };
    return registered === true ? 'registered' : 'unregistered';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}

export const Verdict = ({ of: [verdict, next] }: { of: readonly [verdict: string, next: ReactNode] }) => (
  <p>
    <b>{verdict}</b> {next}
  </p>
);

export function PolicyVerdict({ policy, origin }: { policy: string; origin: string }) {
  if (isStrictDynamic(policy)) return <Verdict of={strings.nonces(origin)} />;
  const parts = mergePolicy(policy, origin);
  if (parts.length === 0) return <Verdict of={strings.noPolicy} />;
  if (!parts.some(({ isAdded }) => isAdded)) return <Verdict of={strings.enough} />;
  return (
    <>
      <Verdict of={strings.tooStrict} />
      <p className={styles.merged}>
        {strings.header}{' '}
        {parts.map(({ text, isAdded }, at) => {
          const key = `${at} ${text}`;
          return isAdded ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
      </p>
    </>
  );
}

export function SiteVerdict({ site, registration }: { site: string; registration: Registration }) {
  const origin = siteOrigin(site);
  if (registration === 'invalid' || !origin) return <p>{strings.invalid}</p>;
  if (registration === 'unreachable') return <Verdict of={strings.unreachable} />;
  if (registration === 'registered') return <Verdict of={strings.registered(origin)} />;
  const next = (
    <>
      {strings.writeTo} <a href={`mailto:${business.email}`}>{business.email}</a> {strings.howToName}
    </>
  );
  return <Verdict of={[strings.unregistered(origin), next]} />;
}

/** Longer ones would not fit into a URL. */
const maxPolicyLength = 4000;

export function EmbedCheck({ data, host }: WidgetProps<Record<string, never>, CheckData>) {
  const { origin = '' } = data ?? {};
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
        {strings.site}
        <input
          name="site"
          defaultValue={data?.site}
          placeholder={strings.siteExample}
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={255}
          aria-describedby="verdict"
        />
      </label>
      <label className={styles.policy}>
        {strings.policy}
        <textarea
          name="policy"
          defaultValue={data?.policy}
          rows={3}
          placeholder={strings.policyExample}
          autoCapitalize="none"
          spellCheck="false"
          maxLength={maxPolicyLength}
          aria-describedby="policy-verdict"
        />
      </label>
      <button className={lineButton} type="submit">
        {strings.submit}
      </button>
      <div id="verdict" className={styles.verdict} role="status">
        {site && registration && <SiteVerdict site={site} registration={registration} />}
      </div>
      <div id="policy-verdict" className={styles.verdict} role="status">
        {policy && <PolicyVerdict policy={policy} origin={origin} />}
      </div>
    </form>
  );
}
