import { createStore } from 'zustand/vanilla';
import type { InboxSummary, LeadFacets } from '../../../catalogue/contracts/admin/inbox-summary.ts';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import type { LeadList, LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { AdminApi } from '../admin-api.ts';
import { type InboxFilter, queryOf, startFilter } from './inbox-filter.ts';

/** The open lead: loading, loaded, or failed. */
export type OpenLead =
  | { id: string; status: 'loading' }
  | { id: string; status: 'failed' }
  | { id: string; status: 'here'; lead: LeadDetail };

export interface InboxState {
  status: 'loading' | 'here' | 'failed';
  filter: InboxFilter;
  leads: readonly LeadSummary[];
  next?: string | undefined;
  summary?: InboxSummary;
  facets?: LeadFacets;
  overdue?: number;
  open?: OpenLead | undefined;
  /** The clock setting that is being saved. */
  clock?: InboxSummary['clock'] | undefined;
  hasClockFailed?: boolean;
}

export type Inbox = ReturnType<typeof createInbox>;

/** The state of the inbox. Nothing is shown as done before the server has confirmed it. */
export function createInbox(api: AdminApi) {
  const store = createStore<InboxState>(() => ({ status: 'loading', filter: startFilter, leads: [] }));
  /** The latest request; responses to earlier ones are ignored. */
  let look = 0;

  async function load(after?: string): Promise<void> {
    look += 1;
    const mine = look;
    store.setState({ status: 'loading' });
    try {
      const { filter } = store.getState();
      const query = queryOf(filter, after);
      const q = filter.text.trim();
      const { leads, next } = q
        ? await api.send<LeadList>('POST', `/leads/search${query}`, { q })
        : await api.get<LeadList>(`/leads${query}`);
      if (mine !== look) return;
      store.setState((state) => ({ status: 'here', next, leads: after ? [...state.leads, ...leads] : leads }));
    } catch (error) {
      console.error(error);
      if (mine === look) store.setState({ status: 'failed' });
    }
  }

  async function loadSummary(): Promise<void> {
    try {
      const [summary, facets, { leads, next }] = await Promise.all([
        api.get<InboxSummary>('/leads/summary'),
        api.get<LeadFacets>('/leads/facets'),
        api.get<LeadList>('/leads?due=overdue&limit=100'),
      ]);
      store.setState({ summary, facets, overdue: next ? Number.POSITIVE_INFINITY : leads.length });
    } catch (error) {
      console.error(error);
    }
  }

  /** Updates a lead from the server's response wherever it is shown. */
  function take(lead: LeadDetail): void {
    store.setState(({ leads, open }) => ({
      leads: leads.map((one) => (one.id === lead.id ? lead : one)),
      ...(open?.id === lead.id && { open: { id: lead.id, status: 'here', lead } }),
    }));
    void loadSummary();
  }

  const change = async (id: string, what: string, body: unknown) =>
    take(await api.send<LeadDetail>('POST', `/leads/${id}/${what}`, body));

  return {
    store,
    load: () => load(),
    loadSummary,
    loadMore: () => load(store.getState().next),
    filter(wanted: Partial<InboxFilter>): void {
      store.setState(({ filter }) => ({ filter: { ...filter, ...wanted }, leads: [], next: undefined }));
      void load();
    },
    async open(id: string): Promise<void> {
      store.setState({ open: { id, status: 'loading' } });
      try {
        take(await api.get<LeadDetail>(`/leads/${id}`));
      } catch (error) {
        console.error(error);
        store.setState(({ open }) => (open?.id === id ? { open: { id, status: 'failed' } } : {}));
      }
    },
    close: () => store.setState({ open: undefined }),
    /** Rejects if it was not saved. */
    move: (id: string, status: LeadStatus, by: string) => change(id, 'status', { status, by }),
    /** Rejects if it was not saved; sending again under the same id saves it once. */
    addNote: (id: string, note: { id: string; text: string; by: string }) => change(id, 'notes', note),
    /** An unsaved choice returns to the saved value, with a message. */
    async setClock(clock: InboxSummary['clock']): Promise<void> {
      store.setState({ clock, hasClockFailed: false });
      try {
        await api.send('PATCH', '/settings', { clock });
        await Promise.all([load(), loadSummary()]);
      } catch (error) {
        console.error(error);
        store.setState({ hasClockFailed: true });
      }
      store.setState({ clock: undefined });
    },
  };
}
