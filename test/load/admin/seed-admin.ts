import { phrases } from '../../../catalogue/contracts/metric.ts';
import { actions } from '../../../catalogue/metrics/action-values.ts';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { formSteps, measuredForms, vitalNames, vitalRatings } from '../../../catalogue/metrics/metric-names.ts';
import { pageKinds } from '../../../catalogue/metrics/page-kind.ts';
import { daily } from '../../../server/store/port/metrics-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { sampleEvents, sampleLeads } from './admin-sample.ts';

export interface AdminSize {
  leads: number;
  events: number;
}

const dayMs = 86_400_000;
const owner = '';
/** More would delay each other too much in MongoDB. */
const portion = 40;
/** One batch in both engines. */
const eventPortion = 250;

/**
 * Fills a store with years of work: leads of two years, processed except for the newest, their mail sent, and events of
 * thirteen months. Uses the store’s port, so counts and indexes are real.
 */
export async function seedAdmin(store: Store, size: AdminSize, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const claim = () => store.claimDueMail({ now, leaseMs: 60_000, limit: portion });
  for (const some of portionsOf(sampleLeads(size.leads, daysAgo(720), now), portion)) {
    await Promise.all(some.map(({ lead }) => store.addLead(lead)));
    const handled = some.filter(({ status }) => status !== 'new' && status !== 'spam');
    await Promise.all(
      handled.map(({ lead, status }) => {
        const at = new Date(lead.receivedAt.getTime() + dayMs / 3);
        return store.changeLead(lead.id, { status: status }, { at, by: owner });
      }),
    );
    for (let mails = await claim(); mails.length > 0; mails = await claim()) {
      await Promise.all(mails.map(({ lead, lease }) => store.markMailSent(lead.id, lease, lead.receivedAt)));
    }
  }
  for (const some of portionsOf(sampleEvents(size.events, daysAgo(390), now), eventPortion)) {
    await Promise.all(some.map((event) => store.recordEvent(event)));
  }
}

/** Adds metrics of a year: each key of vitals, funnels and actions on each day. */
export async function seedMeasures(store: Store, now: Date): Promise<void> {
  const words = {
    vital: phrases(pageKinds, vitalNames, vitalRatings),
    funnel: phrases(measuredForms, formSteps),
    action: actions,
  };
  for (let age = 390; age >= 0; age -= 1) {
    const time = new Date(now.getTime() - age * dayMs);
    const counts = Object.entries(words).flatMap(([name, keys]) =>
      keys.map((key) => ({ ...daily(time, name, ...decodeMetricKey(key)), count: 9 })),
    );
    await store.addToCounts(counts, { maxKeys: counts.length });
  }
}

function* portionsOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  yield some;
}
