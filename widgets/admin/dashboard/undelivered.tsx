import type { MailState } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { LineButton, useAction, useLoad } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import { notice, trouble } from './dashboard.css.ts';

const proxyNotices = {
  undeclared:
    'A proxy stands in front of this server that TRUST_PROXY_HOPS does not count: all visitors share one looser allowance of posts.',
  silent:
    'The proxy in front of this server does not add visitors’ addresses to X-Forwarded-For, or TRUST_PROXY_HOPS counts too many proxies: all visitors share one looser allowance of posts.',
} as const;

const answers = [
  ['retry', 'Retry now'],
  ['give-up', 'Give up'],
] as const;

const everyMs = 60_000;

export function Undelivered({ api, onChange }: { api: AdminApi; onChange: () => void }) {
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
      {proxyTrouble && <p className={notice}>{proxyNotices[proxyTrouble]}</p>}
      {due > 0 && count === 0 && (
        <p className={notice}>
          {due} {due === 1 ? 'mail waits' : 'mails wait'} to be sent
          {oldestDueAt && `, the oldest since ${dateAndTime(oldestDueAt)}`}.
        </p>
      )}
      {count > 0 && (
        <section className={trouble} aria-labelledby="undelivered">
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
                {answers.map(([action, label]) => (
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
