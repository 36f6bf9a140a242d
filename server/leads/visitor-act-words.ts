import type { VisitorAct } from '../store/port/request-store.ts';
import type { Lead } from '../store/store.ts';
import { bodyText } from './header-text.ts';
import type { LeadViewRow } from './lead-view-model.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** An action of a visitor, as a paragraph for the owner. */
export function actRow(act: VisitorAct): LeadViewRow {
  if (act.kind === 'note') return { label: 'Note added later', text: bodyText(act.text) };
  if (act.kind === 'photos') return { label: 'Photos added later', text: photos(act.photos.length) };
  if (act.kind === 'cancel')
    return { label: 'Canceled', text: 'The sender has canceled this request. Please do not call.' };
  return { label: 'Not canceled any more', text: 'The sender has brought this request back.' };
}

const news: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
};

/**
 * The visitor's actions that the owner has not been mailed yet, and their summary in a few words; none until the
 * request itself was mailed.
 */
export function actsToTell({
  care,
  mail,
}: Pick<Lead, 'care' | 'mail'>): { acts: readonly VisitorAct[]; news: string } | undefined {
  const acts = mail.sentAt ? (care.acts ?? []).slice(mail.told ?? 0) : [];
  const last = acts.findLast(({ kind }) => kind === 'cancel' || kind === 'restore') ?? acts.at(-1);
  return last && { acts, news: news[last.kind] };
}
