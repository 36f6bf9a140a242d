import { hash } from 'node:crypto';
import type { LeadDetail } from '../../catalogue/contracts/admin/lead.ts';
import { leastShown, mostColors, mostShown, type RecentWork } from '../../catalogue/contracts/content.ts';
import { serviceTypes } from '../../catalogue/contracts/form-names.ts';
import { Problem } from '../problem.ts';
import type { Lead } from '../store/lead.ts';
import { isWon, photoConsent } from '../store/lead-changes.ts';
import type { Common } from '../store/store.ts';
import { namedColors, readLead, servedTown } from './lead-kinds.ts';

interface Release {
  leadId: string;
  photo: string;
  /** The act's: once taken back, it needs another release. */
  consent: string;
}

const key = 'recent work';
const none = '[]';

/** The photo's own id opens it for its sender. */
const publicId = (photo: string) => hash('sha256', `work ${photo}`, 'base64url').slice(0, 11);

function wonWork(lead: Lead): Omit<RecentWork, 'id'> | undefined {
  const { of } = readLead(lead);
  const service = serviceTypes.find((type) => type === of('serviceType'));
  const town = servedTown(lead);
  if (!isWon(lead.triage) || lead.kind !== 'estimate' || !service || !town) return undefined;
  const colors = namedColors(of('message'))
    .colors.slice(0, mostColors)
    .map(({ name, code, hex }) => ({ name, code, hex }));
  return { service, town, colors };
}

/** With consent. */
export const canShowPhotos = (lead: Lead): boolean => !!lead.photos?.length && wonWork(lead) !== undefined;

function workOf(lead: Lead) {
  const consent = photoConsent(lead.triage)?.id;
  const work = wonWork(lead);
  return consent && work ? { ...work, consent } : undefined;
}

/** The lead decides at each reading: whatever ends a consent, job or lead also hides its photos. */
export function createRecentWork({ store }: Pick<Common, 'store'>) {
  const releasesIn = (value = none): Release[] => JSON.parse(value);
  const stored = async () => releasesIn((await store.record('content', key))?.value);

  async function shown(given?: readonly Release[]): Promise<(RecentWork & Release)[]> {
    const releases = given ?? (await stored());
    const ids = [...new Set(releases.map(({ leadId }) => leadId))];
    const leads = new Map(await Promise.all(ids.map(async (id) => [id, await store.findLead(id)] as const)));
    return releases.flatMap((release) => {
      const lead = leads.get(release.leadId);
      const work = lead?.photos?.includes(release.photo) ? workOf(lead) : undefined;
      if (!work || work.consent !== release.consent) return [];
      const { service, town, colors } = work;
      return [{ ...release, id: publicId(release.photo), service, town, colors }];
    });
  }
  const shownOf = async (lead: Lead) =>
    (await shown((await stored()).filter(({ leadId }) => leadId === lead.id))).map(({ photo }) => photo);

  const change = (next: (known: Release[]) => Release[]) =>
    store.updateRecord('content', key, (known) => {
      const value = JSON.stringify(next(releasesIn(known?.value)));
      // The time is the version of all content.
      const time = new Date(Math.max(Date.now(), Number(known?.time ?? 0) + 1));
      return { next: value === (known?.value ?? none) ? known : { value, time }, result: undefined };
    });

  return {
    read: async (): Promise<RecentWork[]> =>
      (await shown()).map(({ id, service, town, colors }) => ({ id, service, town, colors })),
    version: async () => (await shown()).map(({ id }) => id).join(' '),
    photo: async (id: string) =>
      (await shown((await stored()).filter(({ photo }) => publicId(photo) === id)))[0]?.photo,
    shownOf,
    /** Undefined while nobody expects it: neither allowed nor won. */
    async ofLead(lead: Lead): Promise<LeadDetail['onSite']> {
      const isAllowed = photoConsent(lead.triage) !== undefined;
      const isDone = isWon(lead.triage);
      if (!isAllowed && !isDone) return undefined;
      const { service, town } = wonWork(lead) ?? {};
      if (!service || !town) return { obstacle: isDone ? 'place' : 'job' };
      if (!isAllowed) return { obstacle: 'consent' };
      const all = await shown();
      const photos = all.filter(({ leadId }) => leadId === lead.id).map(({ photo }) => photo);
      return { work: { service, town }, shown: photos, missing: Math.max(0, leastShown - all.length) };
    },
    async release(lead: Lead, photo: string, isShown: boolean): Promise<void> {
      const work = lead.photos?.includes(photo) ? workOf(lead) : undefined;
      if (isShown && !work) throw new Problem('changed');
      const before = await stored();
      const nameOf = ({ photo, consent }: Pick<Release, 'photo' | 'consent'>) => `${photo} ${consent}`;
      const kept = new Set((await shown(before)).map(nameOf));
      const over = new Set(before.map(nameOf).filter((name) => !kept.has(name)));
      await change((known) => {
        const others = known.filter((one) => one.photo !== photo && !over.has(nameOf(one)));
        if (!isShown || !work) return others;
        if (others.length >= mostShown) throw new Problem('site_full');
        return [{ leadId: lead.id, photo, consent: work.consent }, ...others];
      });
    },
    forget: (leadIds: readonly string[]) => change((known) => known.filter(({ leadId }) => !leadIds.includes(leadId))),
  };
}
