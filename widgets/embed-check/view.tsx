import { useRef, useState } from 'react';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import type { CheckData } from './data.ts';
import { lookUp } from './look-up.ts';
import { PolicyVerdict } from './policy-verdict.tsx';
import { SiteVerdict } from './site-verdict.tsx';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

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
