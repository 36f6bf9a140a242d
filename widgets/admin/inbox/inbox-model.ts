import type { InferInput } from 'valibot';
import { createStore } from 'zustand/vanilla';
import {
  answeredStatuses,
  type InboxSummary,
  type LeadDetail,
  type LeadFacets,
  type LeadList,
  type LeadSummary,
  openStatuses,
} from '../../../catalogue/contracts/admin/lead.ts';
import type { RequestByHand } from '../../../catalogue/contracts/admin/lead-changes.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';
import { type InboxFilter, type ListPart, listParts, partsOf, queryOf } from './inbox-filter.ts';
import { type Conflict, type Done, type Failed, leadChanges } from './lead-changes.ts';

export type OpenLead =
  | { id: string; status: 'loading'; row?: LeadSummary | undefined }
  | { id: string; status: 'failed' | 'gone' }
  | { id: string; status: 'here'; lead: LeadDetail };

export interface InboxState {
  status: 'loading' | 'here' | 'failed';
  filter: InboxFilter;
  parts: Record<ListPart, readonly LeadSummary[]>;
  next?: string | undefined;
  summary?: InboxSummary;
  facets?: LeadFacets;
  open?: OpenLead | undefined;
  done?: Done | undefined;
  conflict?: Conflict | undefined;
  failed?: Failed | undefined;
  asking?: readonly LeadSummary[] | undefined;
}

export type Inbox = ReturnType<typeof createInbox>;
export const noLeads: InboxState['parts'] = {
  ...{ back: [], main: [], again: [], due: [], undated: [], past: [], colors: [] },
};

/** Shows a change only after the server has confirmed it. */
export function createInbox(api: AdminApi, first: InboxFilter, by: () => string) {
  const store = createStore<InboxState>(() => ({ status: 'loading', filter: first, parts: noLeads }));
  let look = 0;
  /** Everything shown is at least as new as this summary. Empty if that is not known. */
  let etag = '';
  let underWay = 0;

  function read(part: ListPart, after?: string, filter = store.getState().filter): Promise<LeadList> {
    const query = queryOf(filter, part, after);
    const q = filter.text.trim();
    return q ? api.send<LeadList>('POST', `/leads/search${query}`, { q }) : api.get<LeadList>(`/leads${query}`);
  }

  async function readAsMany(part: ListPart, count: number): Promise<LeadList> {
    let list = await read(part);
    // A lead may have left the list.
    while (list.next && list.leads.length < count - 1) {
      const more = await read(part, list.next);
      list = { ...more, leads: [...list.leads, ...more.leads] };
    }
    return list;
  }

  async function load({ isQuiet = false } = {}): Promise<boolean> {
    look += 1;
    const mine = look;
    underWay += 1;
    if (!isQuiet) store.setState({ status: 'loading' });
    try {
      const wanted = partsOf(store.getState().filter);
      const { parts: before } = store.getState();
      const lists = await Promise.all(wanted.map((part) => readAsMany(part, before[part].length)));
      if (mine !== look) return false;
      const parts = { ...noLeads };
      for (const [at, part] of wanted.entries()) parts[part] = keepUnchanged(before[part], lists[at]?.leads ?? []);
      store.setState({ status: 'here', parts, next: lists[wanted.indexOf('main')]?.next });
      return true;
    } catch (error) {
      console.error(error);
      // The next poll tries again.
      etag = '';
      if (mine === look && !isQuiet) store.setState({ status: 'failed' });
      return false;
    } finally {
      underWay -= 1;
    }
  }

  async function loadSummary(): Promise<string | undefined> {
    const changed = await api.getChanged<InboxSummary>('/leads/summary', etag);
    if (changed) store.setState({ summary: changed.answer });
    return changed?.etag;
  }

  /** A copy that is newer than a late answer stays. */
  function take(lead: LeadDetail): void {
    const canReplace = ({ id, revision }: LeadSummary) => id === lead.id && revision <= lead.revision;
    const swap = (leads: readonly LeadSummary[]) => leads.map((one) => (canReplace(one) ? lead : one));
    store.setState(({ parts, open, failed }) => ({
      // Another device's change ends what failed here.
      ...(failed?.lead.id === lead.id && failed.lead.revision < lead.revision && { failed: undefined }),
      parts: mapParts(parts, swap),
      ...(open?.id === lead.id &&
        (open.status !== 'here' || canReplace(open.lead)) && { open: { id: lead.id, status: 'here', lead } }),
    }));
  }

  function refresh(): void {
    void load({ isQuiet: true });
    loadSummary().catch(console.error);
  }

  async function check(): Promise<void> {
    const readEtag = await loadSummary();
    if (readEtag === undefined) return;
    if (!(await load({ isQuiet: true }))) return;
    const { open } = store.getState();
    if (open?.status === 'here') {
      const lead = await peek(open.id);
      if (store.getState().open === open) take(lead);
    }
    // If a read failed, the next check tries again.
    etag = readEtag;
  }

  const peek = (id: string) => api.get<LeadDetail>(`/leads/${id}?peek`);

  return {
    store,
    load: () => load(),
    refresh,
    async loadMore(): Promise<void> {
      const { next } = store.getState();
      const mine = look;
      const more = await read('main', next);
      // A second press may have asked for the same page.
      if (mine !== look || store.getState().next !== next) return;
      store.setState(({ parts }) => ({ parts: { ...parts, main: [...parts.main, ...more.leads] }, next: more.next }));
    },
    async loadFacets(): Promise<void> {
      store.setState({ facets: await api.get<LeadFacets>('/leads/facets') });
    },
    async comingUp(now: Date): Promise<LeadSummary[]> {
      const kinds = ['status=scheduled', `status=${openStatuses.join(',')}&snoozed=yes`];
      const lists = await Promise.all(kinds.map((query) => api.get<LeadList>(`/leads?${query}&limit=100`)));
      const when = ({ visitAt, snoozedUntil }: LeadSummary) => Date.parse(visitAt ?? snoozedUntil ?? '');
      const leads = new Map(lists.flatMap((list) => list.leads).map((lead) => [lead.id, lead]));
      return [...leads.values()]
        .filter((lead) => when(lead) > now.getTime())
        .sort((a, b) => when(a) - when(b))
        .slice(0, 5);
    },
    async add(request: InferInput<typeof RequestByHand>): Promise<string> {
      const { id } = await api.send<LeadDetail>('POST', '/leads', request);
      refresh();
      return id;
    },
    visits: async () => (await api.get<LeadList>('/leads?status=scheduled&visit=ahead&order=visit&limit=100')).leads,
    async answered(): Promise<LeadSummary[]> {
      const query = `status=${answeredStatuses.join(',')}&kind=estimate,contact&limit=3`;
      const { leads } = await api.get<LeadList>(`/leads?${query}`);
      // A lead that its sender canceled is closed without an answer.
      return leads.filter(({ answeredAt }) => answeredAt);
    },
    /** Does nothing while the list is read: on a slow link, polls would restart that forever. */
    async poll(): Promise<void> {
      if (underWay > 0) return;
      underWay += 1;
      const { failed } = store.getState();
      try {
        await (failed?.isOffline ? failed.again() : check());
      } finally {
        underWay -= 1;
      }
    },
    filter(filter: InboxFilter): void {
      store.setState({ filter, parts: noLeads, next: undefined });
      void load();
    },
    async open(id: string): Promise<void> {
      const row = listParts.flatMap((part) => store.getState().parts[part]).find((one) => one.id === id);
      store.setState({ open: { id, status: 'loading', row }, conflict: undefined, asking: undefined });
      try {
        const lead = await api.get<LeadDetail>(`/leads/${encodeURIComponent(id)}`);
        if (store.getState().open?.id === id) take(lead);
        // Polls may have read later states since.
        etag = '';
        await loadSummary();
      } catch (error) {
        console.error(error);
        const status = problemCodeOf(error) === 'not_found' ? 'gone' : 'failed';
        store.setState(({ open }) => (open?.id === id ? { open: { id, status } } : {}));
      }
    },
    close: () => store.setState({ open: undefined, conflict: undefined }),
    ...leadChanges({ api, store, by, peek, take, refresh }),
  };
}

function mapParts(
  parts: InboxState['parts'],
  change: (leads: readonly LeadSummary[]) => readonly LeadSummary[],
): InboxState['parts'] {
  const changed = { ...parts };
  for (const part of listParts) changed[part] = change(parts[part]);
  return changed;
}

/** Keeps the objects of unchanged leads, so that only the others are rendered again. */
function keepUnchanged(before: readonly LeadSummary[], list: readonly LeadSummary[]): readonly LeadSummary[] {
  const known = new Map(before.map((lead) => [lead.id, lead]));
  const kept = list.map((lead) => {
    const same = known.get(lead.id);
    return same && JSON.stringify(same) === JSON.stringify(lead) ? same : lead;
  });
  return kept.length === before.length && kept.every((lead, at) => lead === before[at]) ? before : kept;
}
