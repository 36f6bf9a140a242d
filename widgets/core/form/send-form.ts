import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { createApi } from '../runtime/api.ts';
import type { FormState, LiveForm } from './form-state.ts';
import { submissionHeaders } from './submission-headers.ts';
import { createKeyring } from './submission-key.ts';

/**
 * Posts a form; rejects when it was not taken. A page that cancels `brushline:submit` keeps the form from being sent.
 * @param path below the API's origin
 * @param isTaken what an answer without an error comes to; @default always taken
 */
export function createSender(
  { host, openedAt, read }: Omit<LiveForm, 'store'>,
  path: string,
  isTaken?: (answer: Response) => Promise<boolean>,
) {
  const isSite = host.place === 'site';
  const api = createApi(host.apiOrigin);
  const keyOf = createKeyring();

  return async (value: unknown): Promise<FormState> => {
    const context = { campaign: isSite ? new URLSearchParams(location.search).get('utm_campaign') : undefined };
    if (!host.emit('submit', { context })) return { status: 'editing', errors: {} };
    const headers = submissionHeaders({
      key: keyOf(JSON.stringify(value)),
      openMs: openedAt === undefined ? undefined : performance.now() - openedAt,
      trap: read()[honeypotName],
      page: isSite ? undefined : location.origin + location.pathname,
      campaign: context.campaign,
    });
    const answer = await api.post(path, value, headers);
    if ((await isTaken?.(answer)) === false) throw new Error('The answer says that it was not taken');
    return { status: 'sent', errors: {} };
  };
}
