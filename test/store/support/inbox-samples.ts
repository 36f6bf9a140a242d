import type { NewLead } from '../../../server/store/lead.ts';
import type { InboxQuery, Store } from '../../../server/store/store.ts';
import { afterNoon, aLead } from './samples.ts';

export const minuteMs = 60_000;
export const owner = { at: afterNoon(minuteMs), by: '' };

/** Leads received a minute apart, in the order given. */
export async function filled(store: Store, leads: Record<string, Partial<NewLead>>): Promise<Store> {
  for (const [index, [id, given]] of Object.entries(leads).entries()) {
    await store.addLead(aLead(id, { receivedAt: afterNoon(index * minuteMs), ...given }));
  }
  return store;
}

export async function idsOf(store: Store, query: Partial<InboxQuery> = {}): Promise<string[]> {
  const { leads } = await store.inbox({ order: 'newest', limit: 100, ...query });
  return leads.map(({ id }) => id);
}

export const from = (fields: Record<string, string>): Partial<NewLead> => ({ fields });
export const spam = { suspicions: ['links'] };
