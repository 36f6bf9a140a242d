import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import * as v from 'valibot';
import { business } from '../../catalogue/business.ts';
import { requiredLines } from '../../catalogue/contracts/text.ts';
import { sentenceOf } from '../../catalogue/messages/text.en.ts';
import {
  maxNoteLength,
  type RequestView,
  type VisitorActKind,
  visitorActs,
} from '../../host/rendering/request-view.ts';
import { isMultipart, readBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { createRoutes, type RouteHandler, type Routes } from '../http/routes.ts';
import { type LinkedRequest, photosLeftOn, requestView, restorableUntil } from '../leads/private-request.ts';
import { canShowPhotos } from '../leads/recent-work.ts';
import { visitCalendar } from '../leads/visit-calendar.ts';
import { bounds, type Client, type Limit } from '../limits/rate-limits.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';
import { found, messages, Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Lead } from '../store/lead.ts';
import { canceledAt, photoConsent } from '../store/lead-changes.ts';
import { pageAnswer, redirectAnswer } from './pages.ts';
import { readForm } from './posted-forms.ts';

const tooLate = {
  cancel: 'Your request is canceled already',
  restore: `It is too late to bring this request back. Please call ${business.phone.shown}`,
  show: 'This can be ticked once the job is agreed and its photos are here',
};

/** Any token without a request gets the same 404. Redirects form addresses, and punctuation from mail programs. */
export function requestPageRoutes(services: Services): Routes[] {
  const { renderer, links, photoIntake, store, headers, trustProxyHops, host, now } = services;
  const { recentWork, content } = services;
  const addAct = createActs(services);
  const pathOf = (ctx: Context) => `/request/${encodeURIComponent(ctx.params.token ?? '')}`;

  async function answer(ctx: Context, view: RequestView | undefined, status: number): Promise<void> {
    ctx.state.answer = await pageAnswer(ctx, renderer.renderRequest(view, status), { page: headers.private });
  }

  const linked =
    (handle: (ctx: Context, found: LinkedRequest) => Promise<void>): RouteHandler =>
    async (ctx) => {
      const found = await links.find(ctx.params.token ?? '', clientOf(ctx.req, trustProxyHops));
      return found ? handle(ctx, found) : answer(ctx, undefined, 404);
    };

  const redirect = (ctx: Context, location: string, status: 303 | 308 = 303) => {
    ctx.state.answer = redirectAnswer(status, location, headers.private);
  };
  const toStatus = (ctx: Context, done: readonly string[]) =>
    redirect(ctx, `${pathOf(ctx)}?done=${done.join('.')}#status`);

  async function viewOf(ctx: Context, found: LinkedRequest, done: readonly string[] = []): Promise<RequestView> {
    const view = requestView(found, pathOf(ctx), now(), done);
    const shown = view.showing === 'allowed' ? await recentWork.shownOf(found.lead) : [];
    return { ...view, shownCount: shown.length };
  }

  const show = linked(async (ctx, found) => {
    const done = new URLSearchParams(ctx.querystring).get('done') ?? '';
    return answer(ctx, await viewOf(ctx, found, done.split('.')), 200);
  });

  /** First: it must reveal nothing about the link. */
  const page: RouteHandler = (ctx, next) => {
    const [, clean, tail] = /^([\w-]+)([^\w-]*)$/.exec(ctx.params.token ?? '') ?? [];
    const isClean = !tail && !ctx.path.endsWith('/');
    return clean && !isClean ? redirect(ctx, `/request/${clean}`, 308) : show(ctx, next);
  };

  type Refused = Pick<RequestView, 'refused' | 'typed'>;
  const refuse = async (ctx: Context, found: LinkedRequest, refused: Refused, status: number): Promise<void> =>
    answer(ctx, { ...(await viewOf(ctx, found)), ...refused }, status);

  /** What is refused does not stop the rest. */
  const add =
    (asked: 'note' | 'photos' | 'show') =>
    async (ctx: Context, found: LinkedRequest): Promise<void> => {
      if (asked === 'photos' && !isMultipart(ctx.req)) throw new Problem('media_type');
      const client = clientOf(ctx.req, trustProxyHops);
      const photosLeft = photosLeftOn(found.lead);
      const intake = photosLeft > 0 ? photoIntake : refusing(photoIntake);
      const { fields, photos } = await readForm(ctx.req, { photoIntake: intake }, client, maxFormBytes);
      // Browsers count a line break as one character but send two.
      const note = (fields.get('note') ?? '').replace(/\r\n?/g, '\n');
      const refused: Partial<Record<VisitorActKind, string>> = {};
      const added: VisitorActKind[] = [];
      let { lead } = found;
      let status = 422;

      async function tryToAdd(wanted: WantedAct): Promise<boolean> {
        try {
          lead = await addAct(lead, wanted, { id: fields.get('act'), client, photoDigests: photos.digests });
          added.push(wanted.kind);
          return true;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const isLate = wanted.kind === 'show' && error.code === 'changed';
          if (!isLate && !shownAtField.has(error.code)) throw error;
          refused[wanted.kind] = isLate ? tooLate.show : error.message;
          status = error.status;
          return false;
        }
      }

      const hasPhotos = photos.ids.length > 0 || photos.error !== undefined;
      const hasNote = note.trim() !== '';
      const ids = photos.ids.slice(0, photosLeft);
      if (photosLeft === 0 && (hasPhotos || (asked === 'photos' && !hasNote))) {
        const isCanceled = canceledAt(lead.triage) !== undefined;
        refused.photos = isCanceled ? noPhotos.canceled : noPhotos.full;
        status = isCanceled ? 409 : 429;
      } else if (photos.error) refused.photos = photos.error;
      else if (ids.length < photos.ids.length) refused.photos = `Only ${photosLeft} more would fit`;
      else if (asked === 'photos' && !hasPhotos && !hasNote) refused.photos = 'Please choose a photo';
      const hasAddedPhotos = ids.length > 0 && (await tryToAdd({ kind: 'photos', photos: ids }));
      if (hasAddedPhotos && refused.photos) refused.photos += '. The other photos were added';

      if (hasNote || (asked === 'note' && !hasPhotos)) {
        const { success, output, issues } = v.safeParse(Note, note);
        if (!success) refused.note = sentenceOf(messages, issues[0].message);
        else if ((await tryToAdd({ kind: 'note', text: output })) && refused.photos) {
          refused.photos += '. Your note was added';
        }
        if (refused.note && hasAddedPhotos && !refused.photos) refused.note += '. The photos were added';
      }
      if (asked === 'show') {
        await tryToAdd({ kind: fields.get('show') === 'yes' ? 'show' : 'hide' });
        await content.check();
      }
      if (Object.keys(refused).length === 0) return toStatus(ctx, added);
      return refuse(ctx, { ...found, lead }, { refused, typed: refused.note ? note : '' }, status);
    };

  const simply =
    (kind: 'cancel' | 'restore') =>
    async (ctx: Context, found: LinkedRequest): Promise<void> => {
      const body = await readBody(ctx.req, { type: 'application/x-www-form-urlencoded', maxBytes: maxFormBytes });
      const { act: id } = body as { act?: string };
      const origin = { id, client: clientOf(ctx.req, trustProxyHops) };
      try {
        await addAct(found.lead, { kind }, origin);
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'changed') throw error;
        return refuse(ctx, found, { refused: { [kind]: tooLate[kind] } }, error.status);
      }
      await content.check();
      toStatus(ctx, [kind]);
    };

  const place = { audience: 'link', answers: 'private', prefix: '/request/:token' } as const;
  const reads = createRoutes(place)
    .get('', page)
    .get('/', page)
    .get(
      '/photos/:id',
      linked(async (ctx, { lead }) => {
        const id = ctx.params.id ?? '';
        const bytes = lead.photos?.includes(id) ? await store.readPhoto(id, 'small') : undefined;
        if (!bytes) return answer(ctx, undefined, 404);
        ctx.type = 'image/jpeg';
        ctx.body = bytes;
      }),
    )
    .get(
      '/visit.ics',
      linked(async (ctx, { lead }) => {
        const calendar = await visitCalendar(lead, host, 'sender');
        if (!calendar) return answer(ctx, undefined, 404);
        ctx.type = 'text/calendar; charset=utf-8';
        ctx.attachment('visit.ics');
        ctx.body = calendar;
      }),
    );
  const writes = createRoutes({ ...place, priority: 'lead' })
    .post('/note', linked(add('note')))
    .post('/photos', linked(add('photos')))
    .post('/cancel', linked(simply('cancel')))
    .post('/restore', linked(simply('restore')))
    .post('/show', linked(add('show')));
  const afterWrites = createRoutes(place);
  for (const act of visitorActs) afterWrites.get(`/${act}`, (ctx) => redirect(ctx, pathOf(ctx)));
  return [reads, writes, afterWrites, createRoutes(place).rest()];
}

const maxFormBytes = 32 * 1024;
const Note = requiredLines('Please write something', maxNoteLength);
const shownAtField: ReadonlySet<string> = new Set(['too_many', 'unavailable', 'validation']);
const noPhotos = {
  canceled: 'Your request is canceled. Undo that to add photos',
  full: 'Your request has as many photos as it can take',
};

const refusing = (photoIntake: PhotoIntake): Pick<PhotoIntake, 'accept' | 'share'> => ({
  ...photoIntake,
  accept: () => Promise.reject(new Problem('changed')),
});

type WantedAct =
  | { kind: 'note'; text: string }
  | { kind: 'photos'; photos: readonly string[] }
  | { kind: 'cancel' | 'restore' | 'show' | 'hide' };

interface ActOrigin {
  id: string | undefined;
  client: Client;
  photoDigests?: readonly string[];
}

function createActs({ store, limits, limitCounts, notifyOwner, now }: Services) {
  const { actsPerRequest, photosPerRequest } = bounds;
  const max = { acts: actsPerRequest.number, photos: photosPerRequest.number };

  function tooMany(limit: Limit): never {
    limitCounts.note(limit);
    throw new Problem('too_many');
  }

  /** Durable, once per id and action. 429, 422 if a photo is gone, 409 if canceled or if it cannot be restored. */
  return async (lead: Lead, act: WantedAct, { id, client, photoDigests = [] }: ActOrigin): Promise<Lead> => {
    const at = now();
    const { acts = [] } = lead.triage;
    const content = act.kind === 'note' ? [act.text] : photoDigests;
    // A tab from before the last tick must still change it.
    const isOnce = id && /^[\w-]{22}$/.test(id) && act.kind !== 'hide' && act.kind !== 'show';
    const actId = isOnce ? idOfAct([id, act.kind, ...content]) : newId();
    if (acts.some((known) => known.id === actId)) return lead;
    if (act.kind !== 'hide') await limits.take('act', client);
    if (act.kind !== 'hide' && acts.length >= max.acts) tooMany(actsPerRequest);
    if (act.kind === 'show' && !photoConsent(lead.triage) && !canShowPhotos(lead)) throw new Problem('changed');
    const canceled = canceledAt(lead.triage);
    const isLate = act.kind === 'restore' && canceled && at > restorableUntil(canceled);
    if (isLate || (act.kind === 'cancel' && canceled)) throw new Problem('changed');
    const gone = act.kind === 'photos' ? await store.claimPhotos(act.photos, lead.id, at) : [];
    if (gone.length > 0) throw new Problem('validation');
    const changed = found(await store.addVisitorAct(lead.id, { id: actId, at, ...act }, max));
    const isAdded = changed.triage.acts?.some((known) => known.id === actId);
    if (!isAdded && act.kind === 'note') tooMany(actsPerRequest);
    if (!isAdded && act.kind === 'photos') tooMany(photosPerRequest);
    if (changed.mail.status === 'due') notifyOwner();
    return changed;
  };
}

const newId = () => randomBytes(16).toString('base64url');
const idOfAct = (parts: readonly string[]) =>
  hash('sha256', JSON.stringify(parts), 'buffer').subarray(0, 16).toString('base64url');
