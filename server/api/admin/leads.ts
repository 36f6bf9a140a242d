import { hash } from 'node:crypto';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Context } from 'koa';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import {
  correctable,
  type InboxSummary,
  type LeadDetail,
  type LeadFacets,
  type LeadList,
  type LeadSummary,
  leadStatuses,
  maxSearchLength,
} from '../../../catalogue/contracts/admin/lead.ts';
import {
  Corrected,
  MailAction,
  NewNote,
  Parted,
  PhotoRelease,
  RequestByHand,
  Snooze,
  StatusMove,
  Undo,
  Visit,
} from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { TrackedEvent } from '../../../catalogue/contracts/admin/status.ts';
import { serviceTypes } from '../../../catalogue/contracts/form-names.ts';
import { startOfDay } from '../../../catalogue/time/eastern-time.ts';
import { type AnswerClock, answerDueAt, modeOf, overdueSince } from '../../../catalogue/time/response-deadline.ts';
import { dayMs, minuteMs } from '../../async.ts';
import { jsonBody, type Unwritten, validBody } from '../../http/body.ts';
import { etagOf, isUnchanged } from '../../http/headers.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import { actRow, namedColors, readLead, receiptAddress } from '../../leads/lead-kinds.ts';
import { spamReasonText } from '../../leads/spam-score.ts';
import { visitCalendar } from '../../leads/visit-calendar.ts';
import { found, invalid, Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { InboxQuery, PhotoSize } from '../../store/engine.ts';
import { type Lead, type LeadKind, leadKinds } from '../../store/lead.ts';
import {
  type ChangedLead,
  canceledAt,
  isHeld,
  type LeadChange,
  stepDetails,
  waitsSince,
} from '../../store/lead-changes.ts';
import { leadKeys } from '../../store/lead-search.ts';

const invalidInput = 'Invalid input';

const oneOf = <const Words extends readonly string[]>(...words: Words) => v.optional(v.picklist(words));
const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)));
const several = <const Words extends readonly string[]>(words: Words) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxSearchLength),
      v.transform((list) => [...new Set(list.split(','))]),
      v.array(v.picklist(words)),
    ),
  );

const limitUpTo = (max: number, usual = max) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(max)),
    String(usual),
  );

const InboxParameters = v.object({
  status: several(leadStatuses),
  kind: several(leadKinds),
  service: oneOf(...serviceTypes),
  town: text(100),
  site: text(200),
  photos: oneOf('yes'),
  receipt: oneOf('dead'),
  held: oneOf('offer'),
  /** URLs end up in logs. */
  q: v.optional(v.never()),
  due: oneOf('overdue'),
  /** `no`: never snoozed. `yes`: snoozed and hidden. `back`: the snooze has ended. */
  snoozed: oneOf('no', 'yes', 'back'),
  wrote: oneOf('again'),
  followup: oneOf('due'),
  visit: oneOf('none', 'ahead', 'past'),
  order: v.optional(v.picklist(['newest', 'oldest', 'visit']), 'newest'),
  after: text(120),
  limit: limitUpTo(100, 50),
});

export const Search = v.object({ q: v.pipe(v.string(invalidInput), v.maxLength(maxSearchLength, invalidInput)) });

/** Throws 422. */
function inboxQuery(
  query: ParsedUrlQuery,
  { text: words, now, clock }: { text?: string | undefined; now: Date; clock: AnswerClock },
): InboxQuery {
  const given = validBody(query, v.message(InboxParameters, invalidInput));
  const { status, kind, photos, receipt, held, due, snoozed, wrote, followup, visit, ...same } = given;
  const today = startOfDay(now);
  const visits = { none: 'none', ahead: { from: today }, past: { before: today } } as const;
  const snoozes = { no: 'never', yes: { after: now }, back: { notAfter: now } } as const;
  return {
    ...same,
    statuses: due ? ['new'] : status,
    kinds: kind,
    hasPhotos: photos && true,
    hasDeadReceipt: receipt && true,
    isOffer: held && true,
    text: words,
    receivedBefore: due && overdueSince(now, clock),
    snoozed: snoozed && snoozes[snoozed],
    wroteAgain: wrote && true,
    followUpNotAfter: followup && now,
    visit: visit && visits[visit],
  };
}

/** A number from SQLite, time and random digits from MongoDB. */
const eventId = /^(\d{1,15}|[\da-f]{32})$/;

const PageParameters = v.object({ limit: limitUpTo(500), before: v.optional(v.pipe(v.string(), v.regex(eventId))) });

/** Throws 422. */
const pageOf = (query: ParsedUrlQuery) => validBody(query, v.message(PageParameters, invalidInput));

/** Newest first, at most `?limit` of 500; `X-Total-Count` is the total. */
export function listRoutes({ store }: Services) {
  const leadsOf = (kind: LeadKind) => async (ctx: Context) => {
    const { limit } = pageOf(ctx.query);
    const [{ leads }, total] = await Promise.all([
      store.inbox({ kinds: [kind], order: 'newest', limit }),
      store.countLeads(kind),
    ]);
    ctx.set('X-Total-Count', String(total));
    return leads.map(({ id, fields, receivedAt }) => ({ ...fields, id, receivedAt }));
  };

  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/contact-submissions', leadsOf('contact'))
    .get('/estimate-requests', leadsOf('estimate'))
    .get('/events', async (ctx) => {
      const [events, total] = await Promise.all([store.newestEvents(pageOf(ctx.query)), store.countEvents()]);
      ctx.set('X-Total-Count', String(total));
      return events satisfies Unwritten<TrackedEvent[]>;
    });
}

const maxBytes = 32 * 1024;
const isZip = /^\d{5}(-\d{4})?$/;
/** Back or ahead: a typo in the year would hide the lead for good. */
const maxAheadMs = 400 * dayMs;

/**
 * Search words come in a body: URLs end up in logs. Reading a lead marks it as seen, unless `?peek`. Changes get 409
 * for an old `revision`.
 */
export function adminLeadRoutes(parts: Services): Routes[] {
  const { store, recentWork, content, answerClock, wakeOutbox, scheduleReceipt, offers, canSend, host, now } = parts;
  const body = <Schema extends GenericSchema>(ctx: Context, schema: Schema) => jsonBody(ctx, schema, maxBytes);
  const idOf = (ctx: Context): string => ctx.params.id ?? '';

  async function detail(lead: Lead | undefined) {
    const known = found(lead);
    const parts = [store.relatedLeads(known), answerClock(), recentWork.ofLead(known)] as const;
    const [all, clock, onSite] = await Promise.all(parts);
    const related = all.filter(({ id }) => !known.triage.apart?.includes(id));
    return { ...presentLeadDetail(known, related, { clock, canSend }), onSite };
  }

  async function changed(change: ChangedLead | undefined) {
    const { lead, isStale } = found(change);
    if (isStale) throw new Problem('changed');
    if (lead.mail.status === 'due') wakeOutbox();
    const isReleased = isHeld(lead) && lead.triage.status !== 'spam';
    return detail(isReleased ? await scheduleReceipt(lead) : lead);
  }

  async function change(ctx: Context, wanted: LeadChange, { by, revision }: { by: string; revision?: number }) {
    const mark = { at: now(), by, ...(revision !== undefined && { revision }) };
    return changed(await store.changeLead(idOf(ctx), wanted, mark));
  }

  /** The filter learns from the owner; a failure changes nothing else. */
  async function teaching<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const before = await store.findLead(id);
    const result = await work();
    const after = await store.findLead(id).catch(() => undefined);
    const isSpam = after?.triage.status === 'spam';
    const isNews = after && isSpam !== (before?.triage.status === 'spam');
    if (isNews) await offers.teach(after, isSpam ? 'offer' : 'honest').catch(() => {});
    return result;
  }

  function planned(field: string, at: Date, graceMs: number): Date {
    const aheadMs = at.getTime() - now().getTime();
    if (aheadMs < -graceMs) throw invalid({ [field]: 'That time has passed' });
    if (aheadMs > maxAheadMs) throw invalid({ [field]: 'Please choose a time within a year' });
    return at;
  }

  async function list(ctx: Context, text?: string): Promise<Unwritten<LeadList>> {
    const clock = await answerClock();
    const { leads, next } = await store.inbox(inboxQuery(ctx.query, { text, now: now(), clock }));
    return { leads: leads.map((lead) => presentLead(lead, clock)), next };
  }

  const photo = (size: PhotoSize, disposition: 'inline' | 'attachment') => async (ctx: Context) => {
    const id = idOf(ctx);
    const bytes = found(await store.readPhoto(id, size));
    ctx.type = 'image/jpeg';
    // The photo exists, so the id is safe in a header.
    ctx.set('Content-Disposition', `${disposition}; filename="photo-${id}.jpg"`);
    // An erased photo is gone.
    ctx.set('Cache-Control', 'private, no-store');
    return bytes;
  };
  const photos = createRoutes({ audience: 'owner', prefix: '/api/admin/photos' })
    .get('/:id', photo('large', 'inline'))
    .get('/:id/small', photo('small', 'inline'))
    .get('/:id/file', photo('large', 'attachment'));

  const leads = createRoutes({ audience: 'owner', prefix: '/api/admin/leads' })
    .get('', (ctx) => list(ctx))
    .post('', async (ctx) => {
      const { id: key, receivedAt, place, phone, receipt, from, email = '', ...typed } = await body(ctx, RequestByHand);
      const at = receivedAt ?? now();
      if (at > now()) throw invalid({ receivedAt: 'That time is ahead' });
      // It would be deleted for its age.
      if (now().getTime() - at.getTime() > maxAheadMs)
        throw invalid({ receivedAt: 'Please choose a time within a year' });
      const town = { [isZip.test(place ?? '') ? 'zipCode' : 'city']: place ?? '' };
      const fields = { ...typed, phone: phone ?? '', email, ...town };
      // A form that is changed after its answer was lost is another request.
      const id = hash('sha256', JSON.stringify(['by hand', key, receivedAt, from, fields]), 'base64url');
      const lead = { id, kind: 'estimate', fields, fingerprint: id, receivedAt: at } as const;
      const added = await store.addLead({ ...lead, source: { byHand: from }, suspicions: [] });
      if (receipt && receiptAddress(added.lead)) await store.scheduleReceipt(id, now());
      wakeOutbox();
      ctx.status = 201;
      return detail(await store.markLeadSeen(id, now()));
    })
    .post('/search', async (ctx) => await list(ctx, (await body(ctx, Search)).q))
    .get('/summary', async (ctx) => {
      const at = now();
      const clock = await answerClock();
      // Snoozed leads return without a change.
      const state = [await store.leadsVersion(), JSON.stringify(clock), Math.floor(at.getTime() / minuteMs)].join(' ');
      if (isUnchanged(ctx, etagOf(state))) return;
      const [counts, unread, today] = await Promise.all([
        store.countLeadsByStatus(),
        store.countUnreadLeads(),
        store.countToday(at, startOfDay(at)),
      ]);
      const { new: fresh, called, scheduled, quoted, won, lost, spam } = counts;
      return {
        counts: { new: fresh, called, scheduled, quoted, won, lost, spam },
        ...{ unread, today, clock: modeOf(clock) },
      } satisfies Unwritten<InboxSummary>;
    })
    .get('/facets', async () => (await store.leadFacets()) satisfies LeadFacets)
    .get('/:id', async (ctx) => {
      const id = idOf(ctx);
      return detail(await (ctx.query.peek === undefined ? store.markLeadSeen(id, now()) : store.findLead(id)));
    })
    .get('/:id/visit.ics', async (ctx) => {
      const calendar = found(await visitCalendar(found(await store.findLead(idOf(ctx))), host));
      ctx.type = 'text/calendar; charset=utf-8';
      ctx.attachment('visit.ics');
      return calendar;
    })
    .post('/:id/status', async (ctx) => {
      const { by, revision, snoozedUntil, followUpAt, ...given } = await body(ctx, StatusMove);
      const move = {
        ...given,
        ...(snoozedUntil && { snoozedUntil: planned('snoozedUntil', snoozedUntil, 0) }),
        ...(followUpAt && { followUpAt: planned('followUpAt', followUpAt, 0) }),
      };
      return teaching(idOf(ctx), () => change(ctx, move, { by, ...(revision !== undefined && { revision }) }));
    })
    .post('/:id/correct', async (ctx) => {
      const { fields, by, revision } = await body(ctx, Corrected);
      const { kind } = found(await store.findLead(idOf(ctx)));
      const own = Object.fromEntries(
        correctable[kind].flatMap((name) => (name in fields ? [[name, fields[name] ?? '']] : [])),
      );
      const mark = { at: now(), by, ...(revision !== undefined && { revision }) };
      return changed(await store.correctLead(idOf(ctx), own, mark));
    })
    .post('/:id/apart', async (ctx) => detail(await store.partLeads(idOf(ctx), (await body(ctx, Parted)).lead)))
    .post('/:id/snooze', async (ctx) => {
      const { until, ...mark } = await body(ctx, Snooze);
      return change(ctx, { snoozedUntil: until && planned('until', until, 0) }, mark);
    })
    .post('/:id/visit', async (ctx) => {
      const { at, minutes, ...mark } = await body(ctx, Visit);
      // The visit may be taking place.
      const visitAt = at && planned('at', at, dayMs);
      return change(ctx, { visitAt, ...(minutes !== undefined && { visitMinutes: minutes }) }, mark);
    })
    .post('/:id/undo', async (ctx) => {
      const { revision } = await body(ctx, Undo);
      const id = idOf(ctx);
      return teaching(id, async () => changed(await store.undoLeadChange(id, { at: now(), revision })));
    })
    .post('/:id/notes', async (ctx) => {
      const note = await body(ctx, NewNote);
      const noted = await store.addLeadNote(idOf(ctx), { ...note, at: now() });
      if (noted?.triage.notes.some(({ id, text }) => id === note.id && text !== note.text))
        throw new Problem('key_reuse');
      return detail(noted);
    })
    .delete('/:id/notes/:noteId', async (ctx) => {
      const { id = '', noteId = '' } = ctx.params;
      return changed(await store.removeLeadNote(id, noteId, now()));
    })
    .post('/:id/photos', async (ctx) => {
      const { photo, isShown } = await body(ctx, PhotoRelease);
      const lead = found(await store.findLead(idOf(ctx)));
      await recentWork.release(lead, photo, isShown);
      await content.check();
      return detail(lead);
    })
    .post('/:id/mail', async (ctx) => {
      const { action } = await body(ctx, MailAction);
      const id = idOf(ctx);
      if (action === 'give-up') await store.giveUpMail(id);
      else if (await store.retryMail(id, now())) wakeOutbox();
      return detail(await store.findLead(id));
    });
  return [leads, photos];
}

export function presentLead(lead: Lead, clock: AnswerClock): Unwritten<LeadSummary> {
  const { id, kind, triage, receivedAt, source, mail, photos = [], repeats } = lead;
  const { status, answeredAt, wroteAgainAt, revision } = triage;
  const { name, email, phone, about, of } = readLead(lead);
  const keys = leadKeys(lead);
  return {
    ...{ id, kind, status, name: name || email, town: of('city'), about },
    ...{ receivedAt, dueAt: answerDueAt(waitsSince(lead), clock), answeredAt, wroteAgainAt, revision, phone, email },
    ...{ person: [keys.email, keys.phone].filter(Boolean), apart: triage.apart },
    ...{ ...stepDetails(triage), said: saidLast(lead) },
    photoCount: photos.length,
    isUnread: !triage.seenAt && (status === 'new' || status === 'spam'),
    repeats,
    isSuspected: isHeld(lead),
    site: source.origin,
    isCanceled: canceledAt(triage) && true,
    mailStatus: mail.status,
  };
}

const maxSaidLength = 120;

function saidLast(lead: Lead): string {
  const { acts = [], wroteAgainAt } = lead.triage;
  const added = wroteAgainAt && acts.find(({ at }) => at >= wroteAgainAt);
  const { rest } = namedColors(readLead(lead).of('message'));
  const [line = ''] = (added ? actRow(added).text : rest).trim().split('\n');
  return line.length > maxSaidLength ? `${line.slice(0, maxSaidLength)}…` : line;
}

export function presentLeadDetail(
  lead: Lead,
  related: readonly Lead[],
  { clock, canSend }: { clock: AnswerClock; canSend: boolean },
): Unwritten<LeadDetail> {
  const { fields, photos = [], suspicions, triage, mail, receipt, source } = lead;
  const { place, of } = readLead(lead);
  const { colors, rest } = namedColors(of(lead.kind === 'palette' ? 'colors' : 'message'));
  const { page, campaign, hidden, tags, byHand } = source;
  const { attempts, nextTryAt, lastError, sentAt } = mail;
  return {
    ...presentLead(lead, clock),
    ...{ address: place, message: rest, fields, photos, page, campaign, hidden, tags, byHand },
    colors: colors.map(({ name, code, hex }) => ({ name, code, hex })),
    suspicions: suspicions.map(spamReasonText),
    mail: { attempts, nextTryAt, lastError, sentAt, isFile: canSend ? undefined : true },
    receipt: receipt && { status: receipt.status, sentAt: receipt.sentAt, lastError: receipt.lastError },
    history: triage.history.map((step) => {
      const { at, by, from, to } = step;
      return { at, by, from, to, ...stepDetails(step) };
    }),
    notes: triage.notes,
    corrections: triage.corrections,
    acts: triage.acts?.map((act) => ({ id: act.id, at: act.at, kind: act.kind, text: actRow(act).text })),
    related: related.map((other) => presentLead(other, clock)),
  };
}
