import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { type ApiError, createApi } from '../data/api.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import { withinTimeLimit } from '../runtime/time-limit.ts';
import { campaignTags } from './campaign-tags.ts';
import type { FormState, LiveForm } from './form-state.ts';
import { hiddenFields } from './page-attributes.ts';
import { createIdempotencyKeys, submissionHeaders } from './request-headers.ts';

/**
 * Only our own server's 201 counts: a captive portal answers 200. A page that cancels `brushline:submit` stops it.
 * @param isAided by an agent or autofill: then neither time nor honeypot tells a robot
 */
export function createSender(
  { host, openedAt, read }: Omit<LiveForm, 'store'>,
  path: string,
  isTaken: (answer: { id?: unknown; success?: unknown }) => unknown = ({ id }) => id,
  isAided: () => unknown = () => false,
) {
  const isSite = host.place === 'site';
  const api = createApi(host.apiOrigin);
  const keyOf = createIdempotencyKeys(host.draft);

  return async (value: unknown): Promise<FormState> => {
    const tags = campaignTags(isSite);
    const context = { campaign: new URLSearchParams(tags).get('utm_campaign') ?? undefined };
    if (!host.emit('submit', { context })) return { status: 'editing', errors: {} };
    const headers = submissionHeaders({
      key: keyOf(JSON.stringify(value)),
      ...(!isAided() && {
        openMs: openedAt === undefined ? undefined : performance.now() - openedAt,
        trap: read()[honeypotName],
      }),
      page: isSite ? undefined : location.origin + location.pathname,
      campaign: context.campaign,
      tags,
      hidden: host.element ? hiddenFields(host.element) : undefined,
    });
    const answer = await api.post(path, value, headers);
    const body = await answer.json();
    if (answer.status !== 201 || !isTaken(body)) throw new Error('It was not taken');
    return { status: 'sent', errors: {}, answer: body };
  };
}

/** Nothing has left the browser. */
export interface Unsent {
  isUnsent: true;
}

/** Never rejects: any error or timeout is logged, emitted and fails the form. */
export async function deliver(
  host: WidgetHost,
  attempt: () => Promise<FormState>,
  afterwards: readonly (() => unknown)[] = [],
): Promise<FormState> {
  let outcome: FormState;
  const { onLine } = navigator;
  try {
    outcome = await withinTimeLimit(attempt);
  } catch (error) {
    const { status, body, retryAfter, isUnsent } = Object(error) as Partial<ApiError & Unsent>;
    const errors = refusedFields(body);
    quietly(() => console.error(error));
    quietly(() => host.emit('error', { status }));
    return {
      status: 'failed',
      errors: errors ?? {},
      retryAfterSeconds: status === 429 ? seconds(retryAfter) : undefined,
      isUnanswered: onLine && !errors && !isUnsent,
    };
  }
  if (outcome.status === 'sent') for (const step of [() => host.emit('success'), ...afterwards]) quietly(step);
  return outcome;
}

/** At most five digits (27 h). Our server never sends the HTTP date format. */
const seconds = (retryAfter: string | null = '') =>
  /^\d{1,5}$/.test(`${retryAfter}`) ? Number(retryAfter) : undefined;

/** Undefined if it is not our server's problem response, as from a proxy. */
function refusedFields(body = ''): FieldErrors | undefined {
  try {
    const { status, errors = [] } = JSON.parse(body) as {
      status: number;
      errors?: { field: string; message: string }[];
    };
    return status ? Object.fromEntries(errors.map(({ field, message }) => [field, `${message}`])) : undefined;
  } catch {
    return undefined;
  }
}
