import type { MailState, UndeliveredMail } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { LineButton, useAction, useLoad } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import { notice, trouble } from './dashboard.css.ts';

const strings = {
  heading: (count: number) =>
    count === 1 ? '1 mail to you was not delivered' : `${count} mails to you were not delivered`,
  kept: 'The leads are kept and shown below. Only the mail about them is late.',
  retryAll: 'Retry all',
  retry: 'Retry now',
  retryOf: (name: string) => `Retry now: ${name}`,
  giveUp: 'Give up',
  giveUpOf: (name: string) => `Give up: ${name}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  next: (time: string) => `next try ${time}`,
  noNext: 'no further try',
  failed: 'That did not get through. Please try again.',
  proxy: {
    undeclared:
      'A proxy stands in front of this server that TRUST_PROXY_HOPS does not count: all visitors share one looser allowance of posts.',
    silent:
      'The proxy in front of this server does not add visitors’ addresses to X-Forwarded-For, or TRUST_PROXY_HOPS counts too many proxies: all visitors share one looser allowance of posts.',
  },
  health: 'Outbox',
  due: (count: number, since: string) =>
    `${count} ${count === 1 ? 'mail waits' : 'mails wait'} to be sent${since && `, the oldest since ${since}`}.`,
} as const;

const everyMs = 60_000;

export function Undelivered({ api, onChange }: { api: AdminApi; onChange: () => void }) {
  const { value: state, reload } = useLoad(() => api.get<MailState>('/mail'), everyMs);
  const action = useAction();
  const act = (path: string, body: object) =>
    void action.act(async () => {
      await api.send('POST', path, body);
      await reload();
      onChange();
    });

  const { undelivered = [], due = 0, oldestDueAt, proxyTrouble } = state ?? {};
  return (
    <>
      {proxyTrouble && <p className={notice}>{strings.proxy[proxyTrouble]}</p>}
      {due > 0 && undelivered.length === 0 && (
        <p className={notice}>{strings.due(due, oldestDueAt ? dateAndTime(oldestDueAt) : '')}</p>
      )}
      {undelivered.length > 0 && (
        <section className={trouble} aria-labelledby="undelivered">
          <h2 id="undelivered">{strings.heading(undelivered.length)}</h2>
          <p>{strings.kept}</p>
          <ul>
            {undelivered.map((mail) => (
              <Mail key={mail.lead.id} mail={mail} isBusy={action.isBusy} act={act} />
            ))}
          </ul>
          <LineButton isBusy={action.isBusy} onClick={() => act('/mail/retry', {})}>
            {strings.retryAll}
          </LineButton>
          {action.hasFailed && <p role="alert">{strings.failed}</p>}
        </section>
      )}
    </>
  );
}

function Mail({
  mail,
  isBusy,
  act,
}: {
  mail: UndeliveredMail;
  isBusy: boolean;
  act: (path: string, body: object) => void;
}) {
  const { lead, attempts, lastError, nextTryAt } = mail;
  const path = `/leads/${lead.id}/mail`;
  return (
    <li>
      <b>{lead.name}</b>
      <span>
        {lastError}, {strings.tries(attempts)}, {nextTryAt ? strings.next(dateAndTime(nextTryAt)) : strings.noNext}
      </span>
      <LineButton
        isBusy={isBusy}
        aria-label={strings.retryOf(lead.name)}
        onClick={() => act(path, { action: 'retry' })}
      >
        {strings.retry}
      </LineButton>
      <LineButton
        isBusy={isBusy}
        aria-label={strings.giveUpOf(lead.name)}
        onClick={() => act(path, { action: 'give-up' })}
      >
        {strings.giveUp}
      </LineButton>
    </li>
  );
}
