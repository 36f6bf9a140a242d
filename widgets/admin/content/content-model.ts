import { createStore } from 'zustand/vanilla';
import type { ContentChangeSummary } from '../../../catalogue/contracts/admin/content/content-change-summary.ts';
import type { PictureReceipt } from '../../../catalogue/contracts/admin/content/picture.ts';
import type { Draft } from '../../core/runtime/draft.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { type ItemDraft, itemDraft } from './item-draft.ts';
import { strings } from './strings.ts';

export const listNames = ['areas', 'testimonials', 'posts'] as const;
export type ListName = (typeof listNames)[number];
/** An area, a testimonial or a post, as the API returns it. */
export type Item = Readonly<Record<string, unknown>> & { id: string };

export interface ContentState {
  list: ListName;
  status: 'loading' | 'here' | 'failed';
  items: readonly Item[];
  /** The changes to this list, newest first. */
  changes: readonly ContentChangeSummary[];
  /** The item whose form is open; `new` for one that does not exist yet. */
  open?: string | undefined;
  /** The outcome of the last action. */
  said: string;
}

export type Content = ReturnType<typeof createContent>;

/**
 * @param start what is shown first
 * @param newId generates the id of a new item
 */
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

  /** Performs an action and reloads the list before reporting success, so that the page never shows an older list. */
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

  /** Opens what was typed for a removed item as a new one, unless another new one is unsaved. */
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
    /** @param open the item whose form is opened */
    async choose(list: ListName, open?: string): Promise<void> {
      store.setState({ list, status: 'loading', items: [], changes: [], open, said: '' });
      await load();
    },
    open: (id: string | undefined) => store.setState({ open: id, said: '' }),
    newId,
    /**
     * Saves an item over `former`, or as a new one, and deletes what was typed. Rejects with the server's messages about
     * the fields, or with a conflict if the stored item is no longer `former`; the list is loaded again then.
     */
    async save({ id, former, draft }: Pick<ItemDraft, 'id' | 'former'> & { draft: Draft<ItemDraft> }, body: object) {
      const item = await put(id, { ...body, former });
      draft.write();
      await load();
      store.setState({ open: undefined, said: strings.saved(nameOf(item)) });
    },
    /**
     * Removes an item, and deletes what was typed. Rejects with a conflict if the stored item is no longer `item`; the
     * list is loaded again then.
     */
    async remove(item: Item): Promise<void> {
      const draft = itemDraft(store.getState().list, item.id);
      try {
        await api.send('DELETE', pathOf(item.id), { former: item });
      } catch (error) {
        if (isConflict(error)) await load();
        // If somebody else removed it, nothing is left to do.
        if (problemCodeOf(error) !== 'not_found') throw error;
      }
      draft.write();
      await load();
      store.setState({ open: undefined, said: strings.removed(nameOf(item)) });
    },
    show: (item: Item, active: boolean) =>
      act(strings.saved(nameOf(item)), () => put(item.id, { ...item, active, former: item })),
    undo: (changeId: string) => act(strings.undone, () => api.send('POST', '/content/undo', { changeId })),
    /** @returns the path of the uploaded picture. Rejects with the server's message about the file. */
    upload: async (file: Blob) => (await api.upload<PictureReceipt>('/content/pictures', file)).path,
    preview: (markdown: string) => api.parsed('/content/preview', { markdown }),
  };
}

/** Whether the stored item is not the one that was edited. */
export const isConflict = (error: unknown): boolean => ['changed', 'exists'].includes(problemCodeOf(error) ?? '');

/** The name of an item, for any list. */
export const nameOf = ({ name, customerName, title }: Item): string => String(name ?? customerName ?? title ?? '');

const randomId = () =>
  `n${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
