import { createStore } from 'zustand/vanilla';
import type { Daily, Report } from '../../../catalogue/contracts/admin/reports.ts';
import type { TrackedEvent } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';

export interface Totals {
  events?: number;
  contactSubmissions?: number;
  estimateRequests?: number;
}

export interface OverviewState {
  status: 'loading' | 'here' | 'failed';
  /** Newest first. */
  events: readonly TrackedEvent[];
  totals: Totals;
  /** The last 30 days, oldest first; absent until loaded. */
  trends?: Readonly<Record<keyof Totals, readonly number[]>>;
  answers?: Report['answers'];
}

const pageSize = 10;

/** If one list fails, the others are still shown. */
export function createOverview(api: AdminApi) {
  const store = createStore<OverviewState>(() => ({ status: 'loading', events: [], totals: {} }));

  function count(path: string, name: keyof Totals): void {
    api.list(`${path}?limit=1`).then(
      ({ total }) => store.setState(({ totals }) => ({ totals: { ...totals, [name]: total } })),
      (error) => console.error(error),
    );
  }

  async function loadTrends(): Promise<void> {
    const { days, events, leads, answers } = await api.get<Report>('/numbers?range=30');
    const perDay = (lists: readonly Daily[]) =>
      days.map((_, day) => lists.reduce((sum, list) => sum + (list.perDay[day] ?? 0), 0));
    const ofKind = (kind: string) => perDay(leads.filter(({ name }) => name === kind));
    const trends = {
      events: perDay(events),
      contactSubmissions: ofKind('contact'),
      estimateRequests: ofKind('estimate'),
    };
    store.setState({ trends, answers });
  }

  async function loadEvents(before?: string): Promise<void> {
    store.setState({ status: 'loading' });
    try {
      const behind = before === undefined ? '' : `&before=${before}`;
      const { items, total } = await api.list<TrackedEvent>(`/events?limit=${pageSize}${behind}`);
      store.setState(({ events, totals }) => ({
        status: 'here',
        events: before === undefined ? items : [...events, ...items],
        totals: { ...totals, events: total },
      }));
    } catch (error) {
      console.error(error);
      store.setState({ status: 'failed' });
    }
  }

  return {
    store,
    async load(): Promise<void> {
      count('/contact-submissions', 'contactSubmissions');
      count('/estimate-requests', 'estimateRequests');
      await loadEvents();
      loadTrends().catch(console.error);
    },
    loadOlder: () => loadEvents(store.getState().events.at(-1)?.id),
  };
}
