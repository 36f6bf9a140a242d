import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { requiredLines } from '../../catalogue/contracts/text.ts';
import type { RequestView } from '../../host/rendering/request-view.ts';
import { readBody } from '../http/body.ts';
import { isMultipart } from '../http/multipart.ts';
import { problemStatus } from '../http/problems.ts';
import type { RequestActions, WantedAct } from '../leads/request-actions.ts';
import type { Client } from '../limits/client.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';
import { Problem } from '../problem.ts';
import type { Lead } from '../store/lead.ts';
import { canceledAt } from '../store/rules/change-lead.ts';
import { type PostedPhotos, readPhotoForm } from './posted-photos.ts';

/** In characters. */
export const maxNoteLength = 2_000;

const maxBytes = 32 * 1024;
const Note = requiredLines('Please write something', maxNoteLength);
const shownAtField: ReadonlySet<string> = new Set(['too_many', 'unavailable', 'validation']);

export interface PostedAddition {
  act: string | undefined;
  note: string;
  photos: PostedPhotos;
}

/** `refused` is undefined if all was added. */
export interface Addition {
  lead: Lead;
  added: ('note' | 'photos')[];
  refused?: Pick<RequestView, 'refused' | 'typed'>;
  status: number;
}

/** Browsers count a line break as one character but send two. */
export async function readVisitorForm(request: IncomingMessage): Promise<Map<string, string>> {
  const body = await readBody(request, { type: 'application/x-www-form-urlencoded', maxBytes });
  return new Map(Object.entries(body).map(([name, value]) => [name, withLineFeeds(String(value))]));
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Undefined if it takes them. */
function photoRefusal(lead: Lead, photosLeft: number): { message: string; status: number } | undefined {
  if (canceledAt(lead.triage)) return { message: 'Your request is canceled. Bring it back to add photos', status: 409 };
  return photosLeft > 0 ? undefined : { message: 'Your request has as many photos as it can take', status: 429 };
}

async function refusePhoto(): Promise<never> {
  throw new Problem('changed');
}

/** Rejects like {@link readPhotoForm}. */
export async function readAddition(
  request: IncomingMessage,
  parts: {
    photoIntake: Pick<PhotoIntake, 'accept' | 'share'>;
    client: Client;
    photosLeft: number;
  },
): Promise<PostedAddition> {
  const photoIntake = parts.photosLeft > 0 ? parts.photoIntake : { ...parts.photoIntake, accept: refusePhoto };
  const { fields, photos } = isMultipart(request)
    ? await readPhotoForm(request, { ...parts, photoIntake, maxFieldBytes: maxBytes })
    : { fields: await readVisitorForm(request), photos: { ids: [], digests: [] } };
  return { act: fields.get('act'), note: withLineFeeds(fields.get('note') ?? ''), photos };
}

/** A refused note does not stop the photos. @param by.asked the button, for the message if both are empty */
export async function addToRequest(
  requestActions: RequestActions,
  before: Lead,
  { act, note, photos }: PostedAddition,
  by: { asked: 'note' | 'photos'; client: Client; photosLeft: number },
): Promise<Addition> {
  const { asked, client, photosLeft } = by;
  const refused: Partial<Record<'note' | 'photos', string>> = {};
  const added: Addition['added'] = [];
  let lead = before;
  let status = 422;

  async function tryToAdd(wanted: WantedAct & { kind: 'note' | 'photos' }): Promise<boolean> {
    try {
      lead = await requestActions.add(lead, wanted, { id: act, client, photoDigests: photos.digests });
      added.push(wanted.kind);
      return true;
    } catch (error) {
      if (!(error instanceof Problem) || !shownAtField.has(error.code)) throw error;
      refused[wanted.kind] = error.message;
      status = problemStatus(error);
      return false;
    }
  }

  const hasPhotos = photos.ids.length > 0 || photos.error !== undefined;
  const hasNote = note.trim() !== '';
  const ids = photos.ids.slice(0, photosLeft);
  const noPhotos = photoRefusal(before, photosLeft);
  if (noPhotos && (hasPhotos || (asked === 'photos' && !hasNote))) {
    refused.photos = noPhotos.message;
    status = noPhotos.status;
  } else if (photos.error) refused.photos = photos.error;
  else if (ids.length < photos.ids.length) refused.photos = `Only ${photosLeft} more would fit`;
  else if (asked === 'photos' && !hasPhotos && !hasNote) refused.photos = 'Please choose a photo';
  const hasAddedPhotos = ids.length > 0 && (await tryToAdd({ kind: 'photos', photos: ids }));
  if (hasAddedPhotos && refused.photos) refused.photos += '. The other photos were added';

  if (hasNote || (asked === 'note' && !hasPhotos)) {
    const { success, output, issues } = v.safeParse(Note, note);
    if (!success) refused.note = issues[0].message;
    else if ((await tryToAdd({ kind: 'note', text: output })) && refused.photos) {
      refused.photos += '. Your note was added';
    }
    if (refused.note && hasAddedPhotos && !refused.photos) refused.note += '. The photos were added';
  }
  const isRefused = refused.note !== undefined || refused.photos !== undefined;
  return { lead, added, status, ...(isRefused && { refused: { refused, typed: refused.note ? note : '' } }) };
}
