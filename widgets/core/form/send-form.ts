import { business } from '../../../catalogue/business.ts';
import { honeypotName } from '../../../catalogue/contracts/form-names.ts';
import { isCampaignTag, maxHeaderBytes } from '../../../catalogue/contracts/lead-extras.ts';
import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import { type ApiError, postJson } from '../data/api.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import { type FormState, type ShownForm, withinTimeLimit } from './form-state.ts';
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

/** Written by host/browser/after-load.ts, which says how long. */
const tagsKey = `${business.namespace}:tags`;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isCampaignTag(name)))}`;

/** A query string, '' for none. */
function campaignTags({ storage }: WidgetHost): string {
  const here = tagsIn(location.search);
  try {
    return here || tagsIn(storage?.().getItem(tagsKey) ?? '');
  } catch {
    return here;
  }
}

/** 128 bits; insecure origins have no `crypto.randomUUID`. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal digits. */
const keyLength = 32;

const isChoice = (field: Element) => field.matches('[type=radio], [type=checkbox]');

/** Disabled fields would lose the focus, and would not be sent. */
export function lockFields(form: HTMLFormElement): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')];
  function lock(isLocked: boolean): void {
    for (const field of fields) {
      if (!isChoice(field)) field.readOnly = isLocked;
      else if (isLocked) field.setAttribute('aria-disabled', 'true');
      else field.removeAttribute('aria-disabled');
    }
  }
  // Radio buttons and checkboxes ignore `readOnly`.
  function refuse(event: Event): void {
    if (!isChoice(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  form.addEventListener('click', refuse, true);
  lock(true);
  return () => {
    form.removeEventListener('click', refuse, true);
    lock(false);
  };
}

/**
 * Only our own server's 201 counts: a captive portal answers 200. A page that cancels `brushline:submit` stops it.
 * @param isAided by an agent or autofill: then neither time nor honeypot tells a robot
 */
export function createSender(
  { host, openedAt, read }: Pick<ShownForm, 'host' | 'openedAt'> & { read(): Record<string, string> },
  path: string,
  isAided: () => unknown = () => false,
  isTaken: (answer: { id?: unknown; success?: unknown }) => unknown = ({ id }) => id,
) {
  let last = '';

  /** One per body, kept with the draft: a form sent after a reload may be a retry. */
  function keyFor(body: string): string {
    const typed = host.draft.read();
    last = typed?.key ?? last; // No field has this name.
    if (last.slice(keyLength) !== body) last = randomKey() + body;
    if (typed) host.draft.write({ ...typed, key: last });
    return last.slice(0, keyLength);
  }

  return async (value: unknown): Promise<FormState> => {
    const tags = campaignTags(host);
    const context = { campaign: new URLSearchParams(tags).get('utm_campaign') ?? undefined };
    if (!host.emit('submit', { context })) return { status: 'editing', errors: {} };
    const isByHand = !isAided();
    const texts = {
      'open-ms': isByHand && openedAt !== undefined && (performance.now() - openedAt).toFixed(),
      trap: isByHand && read()[honeypotName],
      page: host.element && location.origin + location.pathname,
      campaign: context.campaign,
    };
    const headers: Record<string, string> = { 'Idempotency-Key': keyFor(JSON.stringify(value)) };
    for (const [name, text] of Object.entries(texts))
      if (text) headers[`${business.namespace}-${name}`] = percentEncode(text, maxHeaderBytes);
    // Query strings are encoded.
    for (const [name, query] of Object.entries({ tags, hidden: host.element && hiddenFields(host.element) }))
      if (query) headers[`${business.namespace}-${name}`] = query;
    const answer = await postJson(host.apiOrigin, path, value, headers);
    const body = await answer.json();
    if (answer.status !== 201 || !isTaken(body)) throw new Error('Not taken');
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
  ...afterwards: readonly (() => unknown)[]
): Promise<FormState> {
  let outcome: FormState;
  const { onLine } = navigator;
  try {
    outcome = await withinTimeLimit(attempt());
  } catch (error) {
    const { status, body, retryAfter, isUnsent } = Object(error) as Partial<ApiError> & Unsent;
    const errors = refusedFields(body, host);
    quietly(() => console.error(error));
    quietly(() => host.emit('error', { status }));
    return {
      status: 'failed',
      errors: errors ?? {},
      // Others may send a date or years.
      retryAfterSeconds: (status === 429 && Number(/^\d{1,5}$/.exec(`${retryAfter}`))) || undefined,
      isUnanswered: onLine && !errors && !isUnsent,
    };
  }
  if (outcome.status === 'sent') for (const step of [() => host.emit('success'), ...afterwards]) quietly(step);
  return outcome;
}

/** Undefined if it is not our server's problem response, as from a proxy. */
function refusedFields(body = '', { refusal }: WidgetHost): FieldErrors | undefined {
  try {
    const { status, errors = [] }: { status: number; errors?: Record<'field' | 'code' | 'message', string>[] } =
      JSON.parse(body);
    const said = errors.map(({ field, code, message }) => [field, refusal?.(code, message) ?? `${message}`]);
    return status ? Object.fromEntries(said) : undefined;
  } catch {
    return undefined;
  }
}
