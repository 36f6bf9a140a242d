import { createHash, hash, randomBytes } from 'node:crypto';
import { leadFields } from '../../catalogue/contracts/lead-fields.ts';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { receiptMinutes, retention } from '../../catalogue/time/retention.ts';
import { wholeMoment } from '../../host/pages/request/words.ts';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import { type RequestView, type VisitorActKind, visitorActs } from '../../host/rendering/request-view.ts';
import { dayMs } from '../async.ts';
import { bounds, type Client, type RateLimits } from '../limits/rate-limits.ts';
import type { RequestLink } from '../store/engine.ts';
import type { Lead, StatusChange, VisitorAct } from '../store/lead.ts';
import { canceledAt, isWon, photoConsent, visitorName } from '../store/lead-changes.ts';
import { createDailyHmac, isSameHmac, type LimitStore } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { bodyText, namedColors, readLead } from './lead-kinds.ts';
import { canShowPhotos } from './recent-work.ts';
import { canceledVisitAt } from './visit-calendar.ts';

type Form = PostedForm['form'];

const tokenMs = receiptMinutes * 60_000;

/**
 * Confirm for {@link receiptMinutes} that a form was sent, for one path: `<form>.<expiry in s>.<lead>.<signature>`. The
 * holder can get a link to the request.
 */
export function createReceiptTokens({ store, now }: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const hmac = createDailyHmac(store, 'receipt');
  const sign = (expiry: number, ...signed: string[]) => hmac(expiry * 1000 - tokenMs, [expiry, ...signed].join(' '));

  return {
    async issue(form: Form, path: string, leadId: string): Promise<string> {
      const expiry = Math.floor((now().getTime() + tokenMs) / 1000);
      return [form, expiry, leadId, await sign(expiry, form, leadId, path)].join('.');
    },
    /** Undefined if invalid, expired or for another path, and while the store does not respond. */
    async read(token: string | null, path: string): Promise<{ form: Form; leadId: string; sentAt: Date } | undefined> {
      const [, form, digits, leadId = '', signature = ''] =
        token?.match(/^(estimate|contact)\.([1-9]\d{0,11})\.([\w-]{1,64})\.([\w-]{43})$/) ?? [];
      const expiry = Number(digits);
      const leftMs = expiry * 1000 - now().getTime();
      if (!form || !(leftMs > 0 && leftMs <= tokenMs)) return undefined;
      const expected = await sign(expiry, form, leadId, path).catch(() => undefined);
      if (!expected || !isSameHmac(signature, expected)) return undefined;
      return { form: form as Form, leadId, sentAt: new Date(expiry * 1000 - tokenMs) };
    },
  };
}

const linkMs = retention.linkDays * dayMs;
const tokenBytes = 16;

export type LinkedRequest = { lead: Lead; expiresAt: Date };

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** Each link has 128 secret bits. */
export function createRequestLinks(parts: {
  store: Pick<Store, 'addRequestLink' | 'findByRequestLink'>;
  limits: Pick<RateLimits, 'take'>;
  publicUrl: string;
  now: () => Date;
}) {
  const { store, limits, publicUrl, now } = parts;
  function linkOf(secret: Buffer): { url: string; stored: RequestLink } {
    const token = secret.toString('base64url');
    const expiresAt = new Date(now().getTime() + linkMs);
    return { url: `${publicUrl}/request/${token}`, stored: { hash: tokenHash(token), expiresAt } };
  }

  return {
    create: () => linkOf(randomBytes(tokenBytes)),
    /** @param seed the same gives the same link. @default random */
    async issue(leadId: string, seed?: string): Promise<string> {
      const seeded = seed && createHash('sha256').update(`request ${seed}`).digest().subarray(0, tokenBytes);
      const { url, stored } = linkOf(seeded || randomBytes(tokenBytes));
      if (!(await store.addRequestLink(leadId, stored))) throw new Error('A link would lead to no request');
      return url;
    },
    /** Undefined if the token is wrong, expired or erased; 429 after too many of these. */
    async find(token: string, client: Client): Promise<LinkedRequest | undefined> {
      const isToken = /^[\w-]{22}$/.test(token);
      const found = isToken ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}

const justDoneMs = 60_000;

/** Without the owner's data: notes, names, and whether it was won. @param asked confirmed if done in the last minute */
export function requestView(
  { lead, expiresAt }: LinkedRequest,
  path: string,
  now: Date,
  asked: readonly string[] = [],
): RequestView {
  const { triage, receivedAt, photos = [] } = lead;
  const { name, email, phone, about, place, of } = readLead(lead);
  const shown: Readonly<Record<string, string>> = { about, place };
  const { colors, rest } = namedColors(of('message'));
  const canceled = canceledAt(triage);
  const canceledVisit = canceledVisitAt(lead);
  const calledAt = firstMove(lead, 'called');
  const done = doneOf(asked, triage.acts ?? [], now);
  return {
    path,
    kind: lead.kind === 'estimate' ? 'estimate' : 'message',
    progress: progressOf(lead, now),
    name,
    rows: Object.entries(leadFields[lead.kind].privatePage).map(([name, label]) => [label, shown[name] ?? of(name)]),
    isInside: lead.kind === 'estimate' && of('serviceType') === 'interior',
    phone,
    email,
    message: rest,
    colors: colors.map(({ name, code, hex }) => ({ name, code, hex })),
    photos,
    photosLeft: photosLeftOn(lead),
    ...showingOf(lead),
    receivedAt: receivedAt.toISOString(),
    dueAt: answerDueAt(receivedAt, 'plain').toISOString(),
    ...(triage.seenAt && { readAt: triage.seenAt.toISOString() }),
    ...(calledAt && { calledAt: calledAt.toISOString() }),
    ...(triage.visitAt && { visitAt: triage.visitAt.toISOString() }),
    ...(canceledVisit && canceledVisit > now && { isVisitCanceled: true as const }),
    ...(canceled && now <= restorableUntil(canceled) && { restorableUntil: restorableUntil(canceled).toISOString() }),
    log: logOf(lead),
    expiresAt: expiresAt.toISOString(),
    actId: randomBytes(16).toString('base64url'),
    ...(done.length > 0 && { done, addedPhotos: recentOf(triage.acts ?? [], now).flatMap(photosOf).length }),
  };
}

export const photosLeftOn = ({ triage, photos = [] }: Lead): number =>
  canceledAt(triage) ? 0 : Math.max(0, bounds.photosPerRequest.number - photos.length);

/** Asked once it has an effect; taken back at any time. */
function showingOf(lead: Lead): Pick<RequestView, 'showing'> {
  if (photoConsent(lead.triage)) return { showing: 'allowed' };
  return canShowPhotos(lead) ? { showing: 'asked' } : {};
}

const recentOf = (acts: readonly VisitorAct[], now: Date) =>
  acts.filter(({ at }) => now.getTime() - at.getTime() < justDoneMs);

const photosOf = (act: VisitorAct) => (act.kind === 'photos' ? act.photos : []);

function doneOf(asked: readonly string[], acts: readonly VisitorAct[], now: Date): VisitorActKind[] {
  const recent = recentOf(acts, now).map(({ kind }) => kind);
  const stands = (kind: VisitorActKind) =>
    kind === 'note' || kind === 'photos' ? recent.includes(kind) : recent.at(-1) === kind;
  return visitorActs.filter((kind) => asked.includes(kind) && stands(kind));
}

function firstMove({ triage }: Lead, status: StatusChange['to']): Date | undefined {
  return triage.history.find(({ to, from, by }) => to === status && from !== to && by !== visitorName)?.at;
}

function progressOf({ triage, receivedAt }: Lead, now: Date): RequestView['progress'] {
  if (canceledAt(triage)) return 'canceled';
  const { status, visitAt } = triage;
  if (isWon(triage)) return 'agreed';
  if (status === 'lost') return 'closed';
  if (status === 'scheduled') return visitAt ? 'scheduled' : 'called';
  if (status === 'called') return 'called';
  return now > answerDueAt(receivedAt, 'plain') ? 'late' : 'waiting';
}

function logOf(lead: Lead): RequestView['log'] {
  const { history, seenAt, acts = [] } = lead.triage;
  const entries: { at: Date; text: string }[] = [
    { at: lead.receivedAt, text: 'We received it.' },
    ...(seenAt ? [{ at: seenAt, text: 'We read it.' }] : []),
    ...history.flatMap((change, index) => {
      if (change.by === visitorName) return [];
      const { at, from, to, visitAt } = change;
      const before = history[index - 1];
      if (visitAt && visitAt.getTime() !== before?.visitAt?.getTime()) {
        return [{ at, text: `We’ll come by on ${wholeMoment(visitAt.toISOString())}.` }];
      }
      return to === 'called' && from !== to ? [{ at, text: 'We called you.' }] : [];
    }),
    ...acts.map((act) => ({ at: act.at, text: actText(act) })),
  ];
  return entries
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, text }) => ({ at: at.toISOString(), text }));
}

function actText(act: VisitorAct): string {
  if (act.kind === 'note') return `You wrote: ${bodyText(act.text)}`;
  if (act.kind === 'photos') return `You added ${act.photos.length === 1 ? 'a photo' : `${act.photos.length} photos`}.`;
  return {
    cancel: 'You canceled it.',
    restore: 'You brought it back.',
    show: 'You allowed us to show photos of your house.',
    hide: 'You took back that we may show photos.',
  }[act.kind];
}

/** Its photos are removed then. */
export const restorableUntil = (canceled: Date) => new Date(canceled.getTime() + retention.canceledDays * dayMs);
