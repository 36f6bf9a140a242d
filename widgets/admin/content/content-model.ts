import { createStore } from 'zustand/vanilla';
import { business } from '../../../catalogue/business.ts';
import type { ContentChangeSummary, PictureReceipt } from '../../../catalogue/contracts/admin/content.ts';
import { type Draft, sessionDraft } from '../../core/runtime/define-widget.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import type { FormValues } from './fields.ts';
import { strings } from './strings.ts';

interface ItemDraft {
  /** The same for each attempt, so that a new item is added once. */
  id: string;
  typed: FormValues;
  former?: Item | undefined;
  /** Saving adds the item again. */
  isRemoved?: boolean | undefined;
}

export const itemDraft = (list: ListName, itemId = 'new'): Draft<ItemDraft> =>
  sessionDraft(`${business.namespace}:content:${list}:${itemId}`);

export const listNames = ['areas', 'testimonials', 'posts'] as const;
export type ListName = (typeof listNames)[number];
export type Item = Readonly<Record<string, unknown>> & { id: string };

export interface ContentState {
  list: ListName;
  status: 'loading' | 'here' | 'failed';
  items: readonly Item[];
  /** Newest first. */
  changes: readonly ContentChangeSummary[];
  /** `new` for an item that does not exist yet. */
  open?: string | undefined;
  said: string;
}

export type ContentModel = ReturnType<typeof createContent>;

export function createContent(
  api: AdminApi,
  start: Partial<Pick<ContentState, 'list' | 'open'>> = {},
  newId: () => string = randomId,
) {
  const store = createStore<ContentState>(() => ({
    list: 'testimonials',
    status: 'loading',
    items: [],
    changes: [],
    said: '',
    ...start,
  }));

  async function load(): Promise<void> {
    const { list } = store.getState();
    try {
      const [items, changes] = await Promise.all([
        api.get<Item[]>(`/content/${list}`),
        api.get<ContentChangeSummary[]>(`/content/history?list=${list}`),
      ]);
      if (store.getState().list === list) store.setState({ status: 'here', items, changes });
    } catch (error) {
      console.error(error);
      store.setState({ status: 'failed' });
    }
  }

  /** So that the page never shows an older list after a success. */
  async function act(sentence: string, call: () => Promise<unknown>): Promise<void> {
    store.setState({ said: '' });
    try {
      await call();
      await load();
      store.setState({ said: sentence });
    } catch (error) {
      console.error(error);
      store.setState({ said: sentenceOf(error, strings.refused) });
    }
  }

  const itemOf = (id: string): Item | undefined => store.getState().items.find((item) => item.id === id);

  /** Unless another new item is unsaved. */
  function keepWithout(id: string): void {
    const { list } = store.getState();
    const [draft, ofNew] = [itemDraft(list, id), itemDraft(list)];
    const kept = draft.read();
    if (!kept || ofNew.read()) return;
    ofNew.write({ id, typed: kept.typed, isRemoved: true });
    draft.write();
    store.setState({ open: 'new' });
  }

  const pathOf = (id: string) => `/content/${store.getState().list}/${id}`;

  async function put(id: string, body: object): Promise<Item> {
    try {
      return await api.send<Item>('PUT', pathOf(id), body);
    } catch (error) {
      if (isConflict(error)) {
        await load();
        if (store.getState().status === 'here' && !itemOf(id)) keepWithout(id);
      }
      throw error;
    }
  }

  return {
    store,
    load,
    itemOf,
    async choose(list: ListName, open?: string): Promise<void> {
      store.setState({ list, status: 'loading', items: [], changes: [], open, said: '' });
      await load();
    },
    open: (id: string | undefined) => store.setState({ open: id, said: '' }),
    newId,
    /** Rejects with messages about fields, or with a conflict if the stored item is not `former`; then reloads. */
    async save({ id, former, draft }: Pick<ItemDraft, 'id' | 'former'> & { draft: Draft<ItemDraft> }, body: object) {
      const item = await put(id, { ...body, former });
      draft.write();
      await load();
      store.setState({ open: undefined, said: strings.saved(nameOf(item)) });
    },
    /** Rejects with a conflict if the stored item is not `item`; then reloads. */
    async remove(item: Item): Promise<void> {
      const draft = itemDraft(store.getState().list, item.id);
      try {
        await api.send('DELETE', pathOf(item.id), { former: item });
      } catch (error) {
        if (isConflict(error)) await load();
        if (problemCodeOf(error) !== 'not_found') throw error;
      }
      draft.write();
      await load();
      store.setState({ open: undefined, said: strings.removed(nameOf(item)) });
    },
    show: (item: Item, active: boolean) =>
      act(strings.saved(nameOf(item)), () => put(item.id, { ...item, active, former: item })),
    undo: (changeId: string) => act(strings.undone, () => api.send('POST', '/content/undo', { changeId })),
    upload: async (file: Blob) => (await api.upload<PictureReceipt>('/content/pictures', file)).path,
    preview: (markdown: string) => api.parsed('/content/preview', { markdown }),
  };
}

export const isConflict = (error: unknown): boolean => ['changed', 'exists'].includes(problemCodeOf(error) ?? '');

export const nameOf = ({ name, customerName, title }: Item): string => String(name ?? customerName ?? title ?? '');

const randomId = () =>
  `n${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
