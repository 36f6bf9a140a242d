import { hash } from 'node:crypto';
import { mostColors, type RecentWork } from '../../catalogue/contracts/content.ts';
import { serviceTypes } from '../../catalogue/contracts/form-names.ts';
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
/** Each photo's request reads all of their leads. */
const maxReleases = 12;

/** The photo's own id opens it for its sender. */
const publicId = (photo: string) => hash('sha256', `work ${photo}`, 'base64url').slice(0, 11);

function workOf(lead: Lead): (Omit<RecentWork, 'id'> & { consent: string }) | undefined {
  const consent = isWon(lead.triage) ? photoConsent(lead.triage)?.id : undefined;
  const { of } = readLead(lead);
  const service = serviceTypes.find((type) => type === of('serviceType'));
  const town = servedTown(lead);
  if (!consent || lead.kind !== 'estimate' || !service || !town) return undefined;
  const colors = namedColors(of('message'))
    .colors.slice(0, mostColors)
    .map(({ name, code, hex }) => ({ name, code, hex }));
  return { service, town, colors, consent };
}

/** The lead decides at each reading: whatever ends a consent, job or lead also hides its photos. */
export function createRecentWork({ store }: Pick<Common, 'store'>) {
  const releasesIn = (value = '[]'): Release[] => JSON.parse(value);
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
    (await shown()).filter(({ leadId }) => leadId === lead.id).map(({ photo }) => photo);

  return {
    read: async (): Promise<RecentWork[]> =>
      (await shown()).map(({ id, service, town, colors }) => ({ id, service, town, colors })),
    version: async () => (await shown()).map(({ id }) => id).join(' '),
    photo: async (id: string) => (await shown()).find((work) => work.id === id)?.photo,
    shownOf,
    async ofLead(lead: Lead) {
      const work = workOf(lead);
      return work && { service: work.service, town: work.town, shown: await shownOf(lead) };
    },
    /** False if it may not be shown. */
    async release(lead: Lead, photo: string, isShown: boolean): Promise<boolean> {
      const work = lead.photos?.includes(photo) ? workOf(lead) : undefined;
      if (isShown && !work) return false;
      const before = await stored();
      const kept = new Set((await shown(before)).map(({ photo }) => photo));
      const over = new Set(before.filter((one) => !kept.has(one.photo)).map(({ consent }) => consent));
      return store.updateRecord('content', key, (known) => {
        const others = releasesIn(known?.value).filter((one) => one.photo !== photo && !over.has(one.consent));
        const added = isShown && work ? [{ leadId: lead.id, photo, consent: work.consent }] : [];
        const releases = [...added, ...others];
        // The time is the version of all content.
        const time = new Date(Math.max(Date.now(), Number(known?.time ?? 0) + 1));
        return { next: { value: JSON.stringify(releases.slice(0, maxReleases)), time }, result: true };
      });
    },
  };
}
