import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { trapName } from '../../../catalogue/contracts/trap-field.ts';
import { type ApiError, createApi } from '../api.ts';
import type { FormState, LiveForm } from './form-state.ts';
import { submissionHeaders } from './submission-headers.ts';
import { createKeyring } from './submission-key.ts';

/**
 * Posts a form and says what became of it; errors are logged, told to the page and never thrown. A page that cancels
 * `brushline:submit` keeps the form from being sent.
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
      trap: read()[trapName],
      page: isSite ? undefined : location.origin + location.pathname,
      campaign: context.campaign,
    });
    try {
      const answer = await api.post(path, value, headers);
      if ((await isTaken?.(answer)) === false) throw new Error('The answer says that it was not taken');
    } catch (error) {
      console.error(error);
      const { status, body } = error as Partial<ApiError>;
      host.emit('error', { status });
      return { status: 'failed', errors: refusedFields(body) };
    }
    host.emit('success');
    return { status: 'sent', errors: {} };
  };
}

/** The sentences of a problem answer by field, if it has any. */
function refusedFields(body = ''): FieldErrors {
  try {
    const { errors } = JSON.parse(body) as { errors: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  } catch {
    return {};
  }
}
