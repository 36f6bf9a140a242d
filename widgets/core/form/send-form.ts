import { business } from '../../../catalogue/business.ts';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { isCampaignTag } from '../../../catalogue/contracts/lead-extras.ts';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { type ApiError, createApi } from '../data/api.ts';
import type { Draft, WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import { type FormState, type LiveForm, withinTimeLimit } from './form-state.ts';
import { hiddenFields } from './page-attributes.ts';

/** Encodes as many characters as fit into `maxBytes`, without lone surrogates. */
export function percentEncode(text: string, maxBytes = Number.POSITIVE_INFINITY): string {
  let encoded = '';
  for (const character of text.replace(/\p{Cs}/gu, '')) {
    const longer = encoded + encodeURIComponent(character);
    if (longer.length > maxBytes) break;
    encoded = longer;
  }
  return encoded;
}

/** Written by host/browser/campaign-tags.ts on a tab's first page. */
const tagsKey = `${business.namespace}:tags`;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isCampaignTag(name)))}`;

/** A query string, '' for none. */
function campaignTags(isSite: boolean): string {
  const here = tagsIn(location.search);
  try {
    return here || (isSite ? tagsIn(sessionStorage.getItem(tagsKey) ?? '') : '');
  } catch {
    return here;
  }
}

/** 128 bits; insecure origins have no `crypto.randomUUID`. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits. */
const keyLength = 32;

/** One key per body, kept with the draft: a form sent after a reload may be a retry. */
export function createIdempotencyKeys(draft: Draft, mint = randomKey): (body: string) => string {
  let last = '';
  return (body) => {
    const typed = draft.read();
    last = typed?.key ?? last; // No field has this name.
    if (last.slice(keyLength) !== body) last = mint() + body;
    if (typed) draft.write({ ...typed, key: last });
    return last.slice(0, keyLength);
  };
}

interface Submission {
  key: string;
  /** Undefined where it does not measure the visitor. */
  openMs?: number | undefined;
  trap?: string | undefined;
  /** Origin and path of the embedding page. */
  page?: string | undefined;
  campaign?: string | null | undefined;
  /** A query string. */
  tags?: string | undefined;
  /** A query string. */
  hidden?: string | undefined;
}

/** Percent-encoded, 500 bytes each at most, except for key and queries. */
export function submissionHeaders(submission: Submission): Record<string, string> {
  const { key, openMs, trap, page, campaign, ...queries } = submission;
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const ours = { 'open-ms': openMs?.toFixed(), trap, page, campaign };
  for (const [name, value] of Object.entries(ours)) {
    if (value) headers[`${business.namespace}-${name}`] = percentEncode(value, 500);
  }
  for (const [name, query] of Object.entries(queries)) {
    if (query) headers[`${business.namespace}-${name}`] = query;
  }
  return headers;
}

/** Disabled fields would lose the focus, and would not be sent. */
export function lockFields(form: HTMLFormElement): () => void {
  const end = new AbortController();
  const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea')];
  const choices = fields.filter(isChoice);
  const texts = fields.filter((field) => !isChoice(field)) as HTMLInputElement[];

  // Radio buttons and checkboxes ignore `readOnly`.
  function refuse(event: Event): void {
    if (!isChoice(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  form.addEventListener('click', refuse, { capture: true, signal: end.signal });
  for (const field of texts) field.readOnly = true;
  for (const choice of choices) choice.setAttribute('aria-disabled', 'true');

  return () => {
    end.abort();
    for (const field of texts) field.readOnly = false;
    for (const choice of choices) choice.removeAttribute('aria-disabled');
  };
}

const isChoice = (field: Element) => field.matches('[type=radio], [type=checkbox]');

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

export interface Unsent {
  /** Nothing has left the browser. */
  isUnsent?: true;
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
    const { status, body, retryAfter, isUnsent } = Object(error) as Partial<ApiError> & Unsent;
    const errors = refusedFields(body, host);
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

interface Refusal {
  field: string;
  code: string;
  message: string;
}

/** Undefined if it is not our server's problem response, as from a proxy. */
function refusedFields(body = '', { refusal }: WidgetHost): FieldErrors | undefined {
  try {
    const { status, errors = [] }: { status: number; errors?: Refusal[] } = JSON.parse(body);
    const said = ({ field, code, message }: Refusal) => [field, refusal?.(code, message) ?? `${message}`];
    return status ? Object.fromEntries(errors.map(said)) : undefined;
  } catch {
    return undefined;
  }
}
