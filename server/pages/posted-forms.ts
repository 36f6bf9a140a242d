import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { photosLabelOf } from '../../catalogue/accepted-photos.ts';
import { business } from '../../catalogue/business.ts';
import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { honeypotName } from '../../catalogue/contracts/form-names.ts';
import { type FieldErrors, parse } from '../../catalogue/contracts/parse.ts';
import { goneField, maxPhotoBytes, maxPhotos } from '../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../../catalogue/messages/text.en.ts';
import { stateOfZip } from '../../catalogue/towns/zip-state.ts';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import { isMultipart, readBody, readMultipart } from '../http/body.ts';
import { clientOf, leadSource } from '../http/client.ts';
import { problemHeaders } from '../http/problems.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import type { Client } from '../limits/rate-limits.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';
import { messages, Problem, sentences } from '../problem.ts';
import type { Services } from '../services.ts';
import { pageAnswer, redirectAnswer } from './pages.ts';

/** A long message comes back with its text, not as an error page. */
const maxBytes = 128 * 1024;

/** The lead’s id would lead to somebody else's private page. */
const leadOfSomebodyElse = 'repeated';

const contracts = { estimate: EstimateRequest, contact: ContactMessage } satisfies Record<PostedForm['form'], unknown>;

/** For browsers without JavaScript. The content identifies repeats. */
export function postedFormRoutes(services: Services): Routes {
  const { renderer, leadIntake, receipts, headers, trustProxyHops } = services;

  return createRoutes({ audience: 'public', answers: 'page', priority: 'lead' }).all('/{*path}', async (ctx) => {
    const { path, method, state } = ctx;
    const found = renderer.find(path, new URLSearchParams(ctx.querystring));
    if ('location' in found) {
      state.answer = redirectAnswer(308, found.location, headers.page, []);
      return;
    }
    if (!found.exists) {
      state.answer = await pageAnswer(ctx, await found.render(), headers);
      return;
    }
    state.route = path;
    const { forms } = found;
    const allowed = ['GET', 'HEAD', ...(forms.length > 0 ? ['POST'] : [])];
    if (method !== 'POST' || forms.length === 0) throw new Problem('method', { allow: allowed });

    const client = clientOf(ctx.req, trustProxyHops);
    const { fields: body, photos } = await readForm(ctx.req, services, client, maxBytes);
    const form = forms.find((name) => name === body.get('form'));
    if (!form) throw new Problem('malformed');
    const contract = contracts[form];
    const fields = Object.fromEntries(Object.keys(contract.entries).map((name) => [name, body.get(name) ?? '']));
    if (fields.state === business.address.state) fields.state = stateOfZip(fields.zipCode ?? '') ?? fields.state;
    const { outcome, leadId, limited, errors } = await submit(form);
    const receipt = leadId !== undefined && (await receipts.issue(form, path, leadId).catch(() => undefined));
    if (receipt) {
      state.answer = redirectAnswer(303, `${path}?sent=${receipt}`, headers.page);
      return;
    }
    // With photos that are gone, the form could never be sent.
    const kept = idsLeft(photos, errors);
    const values = { ...fields, ...(kept.length > 0 && keptPhotos(kept)) };
    const posted = { form, values: outcome.status === 'sent' ? {} : values, outcome };
    // A streamed page offers a refresh, which would lose the input.
    const rendered = await found.render({ posted, isWhole: true });
    const answer = { ...rendered, ...(limited && { status: limited.status }) };
    state.answer = await pageAnswer(ctx, answer, headers, limited ? problemHeaders(limited) : []);

    async function submit(kind: PostedForm['form']): Promise<Submitted> {
      const parsed = parse(contract, fields);
      if ('errors' in parsed) return refused(sentences(parsed.errors), photos.error);
      if (photos.error) return refused({}, photos.error);
      try {
        const signs = { trap: body.get(honeypotName) };
        const source = leadSource(ctx.req.headers, undefined);
        const { ids, digests } = photos;
        const sent = kind === 'estimate' ? { photos: ids, photoDigests: digests } : {};
        const lead = { kind, fields: parsed.value, ...sent, key: undefined, source, signs, client };
        const { lead: stored, isSenders } = await leadIntake.accept(lead);
        const outcome = { status: 'sent', receivedAt: stored.receivedAt.toISOString() } as const;
        return { outcome, leadId: isSenders ? stored.id : leadOfSomebodyElse };
      } catch (error) {
        // An error page would lose the input.
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'unavailable') return { outcome: { status: 'failed' } };
        if (error.code === 'too_many') {
          const { retryAfterMs } = error;
          const wait = retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
          return { outcome: { status: 'failed', ...wait }, limited: error };
        }
        if (!error.errors?.photos) throw error;
        const errors = sentences(error.errors);
        return { ...refused({}, errors.photos), errors };
      }
    }

    function refused(errors: FieldErrors, ofPhotos: string | undefined): Submitted {
      return { outcome: { status: 'refused', errors: { ...errors, ...(ofPhotos && { photos: ofPhotos }) } } };
    }
  });
}

interface Submitted {
  outcome: PostedForm['outcome'];
  leadId?: string;
  limited?: Problem;
  errors?: FieldErrors;
}

const idsLeft = ({ ids }: PostedPhotos, errors: FieldErrors = {}) => ids.filter((id) => !errors[goneField(id)]);

/** With the field's label: browsers do not refill a file field. */
function keptPhotos(ids: readonly string[]): Readonly<Record<string, string>> {
  const attached = `${ids.length === 1 ? '1 photo is' : `${ids.length} photos are`} already attached`;
  const left = maxPhotos - ids.length;
  const photosLabel = left > 0 ? `${attached}. ${photosLabelOf(left)}` : attached;
  return { [keptPhotosName]: ids.join(' '), photosLabel };
}

export interface PostedPhotos {
  ids: readonly string[];
  digests: readonly string[];
  error?: string;
}

export const noRoomForPhotos = 'We cannot take photos right now; please send this without them, and add them later';

/** Of an earlier post, separated by spaces. */
export const keptPhotosName = 'photoIds';

/** A browser without JavaScript cannot try again. */
const maxRetries = 5;
const retryMs = 1_000;

async function acceptWithRetry(photoIntake: Pick<PhotoIntake, 'accept'>, bytes: Buffer, client: Client) {
  for (let left = maxRetries; ; left -= 1) {
    try {
      return await photoIntake.accept(bytes, client);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'busy' || left === 0) throw error;
      await pause(retryMs);
    }
  }
}

/** Of either encoding. Rejects with 400, 413 or 415. */
export async function readForm(
  request: IncomingMessage,
  { photoIntake }: { photoIntake: Pick<PhotoIntake, 'accept' | 'share'> },
  client: Client,
  maxFieldBytes: number,
): Promise<{ fields: Map<string, string>; photos: PostedPhotos }> {
  if (!isMultipart(request)) {
    const body = await readBody(request, { type: 'application/x-www-form-urlencoded', maxBytes: maxFieldBytes });
    return { fields: new Map(Object.entries(body)), photos: { ids: [], digests: [] } };
  }
  const share = photoIntake.share(client);
  const ids: string[] = [];
  const digests: string[] = [];
  const errors: string[] = [];
  let files = 0;
  const refuse = (sentence: string) => errors.push(files > 1 ? `Photo ${files}: ${sentence}` : sentence);

  const rule = { maxFieldBytes, fileField: 'photos', maxFileBytes: maxPhotoBytes, maxFiles: maxPhotos + 1, share };
  const fields = await readMultipart(request, rule, async ({ bytes, state }) => {
    files += 1;
    if (files > maxPhotos) errors.push(photoMessages.too_many_photos);
    else if (state === 'dropped') errors.push(noRoomForPhotos);
    else if (state === 'cut') refuse(photoMessages.too_many_bytes);
    else {
      try {
        ids.push((await acceptWithRetry(photoIntake, bytes, client)).id);
        digests.push(hash('sha256', bytes, 'base64url'));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.errors?.photo) refuse(sentenceOf(messages, error.errors.photo));
        else errors.push(noRoomForPhotos);
      }
    }
  });
  const kept = (fields.get(keptPhotosName) ?? '').match(/\S+/g) ?? [];
  const earlier = kept.filter((id) => /^[\w-]{22}$/.test(id));
  if (earlier.length < kept.length) errors.push(photoMessages.photo_gone);
  const isOver = kept.length + ids.length > maxPhotos;
  if (isOver) errors.push(photoMessages.too_many_photos);
  // Choosing all again would send some twice.
  const chosen = isOver && earlier.length > 0 ? [] : ids;
  const all = [...new Set([...earlier, ...chosen])].slice(0, maxPhotos);
  const photos = { ids: all, digests: [...kept, ...digests], ...(errors[0] && { error: errors[0] }) };
  return { fields, photos };
}
