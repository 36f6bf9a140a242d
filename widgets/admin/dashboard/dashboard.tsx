import { useEffect, useState } from 'react';
import type { Health as HealthState, MailState } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { filterOf } from '../inbox/inbox-filter.ts';
import { createInbox } from '../inbox/inbox-model.ts';
import { keepSearch, readSearch } from '../office-bar.tsx';
import { authorName } from '../preferences.ts';
import { readAddress } from '../section-address.ts';
import { LineButton, useAction, useLoad } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import * as styles from './dashboard.css.ts';
import { Counters, RecentEvents, useOverview } from './overview.tsx';

const everyMs = 60_000;

export function Dashboard({ api }: { api: AdminApi }) {
  const overview = useOverview(api);
  const [inbox] = useState(() =>
    createInbox(api, filterOf(readAddress(location.hash).query, readSearch()), authorName),
  );
  useEffect(() => inbox.refresh(), [inbox]);
  return (
    <div className={styles.dashboard}>
      <Health api={api} />
      <div className={styles.figures}>
        <Counters {...overview} />
      </div>
      <Inbox inbox={inbox} api={api} />
      <div className={styles.below}>
        <Undelivered api={api} onChange={inbox.refresh} />
        <RecentEvents {...overview} />
      </div>
    </div>
  );
}

function Health({ api }: { api: AdminApi }) {
  const { value } = useLoad(() => api.get<HealthState>('/health'), everyMs);
  const { conditions = [] } = value ?? {};
  const shown = conditions.filter(({ severity, brief }) => severity !== 'info' || !brief);
  const well = conditions.filter((condition) => !shown.includes(condition));
  return (
    <section className={styles.strip} aria-label={conditions.length > 0 ? 'State of the site' : undefined}>
      <ul className={styles.conditions}>
        {shown.map(({ key, severity, sentence, address, link, since }) => (
          <li key={key} className={styles.condition[severity]}>
            <p>
              {sentence} {since && `Since ${dateAndTime(since)}.`}{' '}
              {address && (
                // An earlier search would leave out most of what a link leads to.
                <a href={`#${address}`} onClick={() => keepSearch('')}>
                  {link ?? 'See details'}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {well.map(({ key, brief, address }, at) => (
          <span key={key}>
            {at > 0 && ' · '}
            {address ? <a href={`#${address}`}>{brief}</a> : brief}
          </span>
        ))}
      </p>
    </section>
  );
}

const proxyNotices = {
  undeclared:
    'A proxy stands in front of this server that TRUST_PROXY_HOPS does not count: all visitors share one looser allowance of posts.',
  silent:
    'The proxy in front of this server does not add visitors’ addresses to X-Forwarded-For, or TRUST_PROXY_HOPS counts too many proxies: all visitors share one looser allowance of posts.',
} as const;

const answers = { retry: 'Retry now', 'give-up': 'Give up' };

function Undelivered({ api, onChange }: { api: AdminApi; onChange: () => void }) {
  const { value: state, reload } = useLoad(() => api.get<MailState>('/mail'), everyMs);
  const { isBusy, hasFailed, act } = useAction();
  const send = (path: string, body: object) =>
    act(async () => {
      await api.send('POST', path, body);
      await reload();
      onChange();
    });

  const { undelivered = [], due = 0, oldestDueAt, proxyTrouble } = state ?? {};
  const count = undelivered.length;
  return (
    <>
      {proxyTrouble && <p className={styles.notice}>{proxyNotices[proxyTrouble]}</p>}
      {due > 0 && count === 0 && (
        <p className={styles.notice}>
          {due} {due === 1 ? 'mail waits' : 'mails wait'} to be sent
          {oldestDueAt && `, the oldest since ${dateAndTime(oldestDueAt)}`}.
        </p>
      )}
      {count > 0 && (
        <section className={styles.trouble} aria-labelledby="undelivered">
          <h2 id="undelivered">{count === 1 ? '1 mail to you was' : `${count} mails to you were`} not delivered</h2>
          <p>The leads are kept and shown below. Only the mail about them is late.</p>
          <ul>
            {undelivered.map(({ lead, attempts, lastError, nextTryAt }) => (
              <li key={lead.id}>
                <b>{lead.name}</b>
                <span>
                  {lastError}, {attempts === 1 ? '1 try' : `${attempts} tries`},{' '}
                  {nextTryAt ? `next try ${dateAndTime(nextTryAt)}` : 'no further try'}
                </span>
                {Object.entries(answers).map(([action, label]) => (
                  <LineButton
                    key={action}
                    isBusy={isBusy}
                    aria-label={`${label}: ${lead.name}`}
                    onClick={() => send(`/leads/${lead.id}/mail`, { action })}
                  >
                    {label}
                  </LineButton>
                ))}
              </li>
            ))}
          </ul>
          <LineButton isBusy={isBusy} onClick={() => send('/mail/retry', {})}>
            Retry all
          </LineButton>
          {hasFailed && <p role="alert">That did not get through. Please try again.</p>}
        </section>
      )}
    </>
  );
}
