import { createStore } from 'zustand/vanilla';
import { business } from '../../../catalogue/business.ts';
import type { ContentChangeSummary, PictureReceipt } from '../../../catalogue/contracts/admin/content.ts';
import { type Draft, sessionDraft } from '../../core/runtime/define-widget.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { readAddress } from '../section-address.ts';
import type { FormValues } from './fields.ts';

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

interface ContentState {
  list: ListName;
  status: 'loading' | 'here' | 'failed';
  items: readonly Item[];
  /** Newest first. */
  changes: readonly ContentChangeSummary[];
  /** `new` for an item that does not exist yet. */
  open: string | undefined;
  said: string;
}

export const refused = 'That did not get through. What you typed is still here; please try again.';

export type ContentModel = ReturnType<typeof createContent>;

/** A URL such as `#content/posts?item=new` names list and item. */
export function createContent(api: AdminApi) {
  const store = createStore<ContentState>(() => ({
    ...shownIn(location.hash, 'testimonials'),
    ...{ status: 'loading', items: [], changes: [], said: '' },
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

  function follow(): void {
    if (!isOurs()) return;
    const before = store.getState();
    const { list, open } = shownIn(location.hash, before.list);
    if (list !== before.list) {
      store.setState({ list, open, status: 'loading', items: [], changes: [], said: '' });
      void load();
    } else if (open !== before.open) store.setState({ open, said: '' });
  }

  /** Back closes an opened item. */
  function go(list: ListName, open?: string): void {
    if (!isOurs()) return;
    const hash = `#content/${list}${open ? `?${new URLSearchParams({ item: open })}` : ''}`;
    if (open && !store.getState().open) history.pushState(null, '', hash);
    else history.replaceState(history.state, '', hash);
    follow();
  }

  const show = (open?: string) => go(store.getState().list, open);

  /** The page never shows an older list after a success. */
  async function act(sentence: string, call: () => Promise<unknown>): Promise<void> {
    store.setState({ said: '' });
    try {
      await call();
      await load();
      store.setState({ said: sentence });
    } catch (error) {
      console.error(error);
      store.setState({ said: sentenceOf(error, refused) });
    }
  }

  const itemOf = (id: string): Item | undefined => store.getState().items.find((item) => item.id === id);

  function keepWithout(id: string): void {
    const { list } = store.getState();
    const [draft, ofNew] = [itemDraft(list, id), itemDraft(list)];
    const kept = draft.read();
    if (!kept || ofNew.read()) return;
    ofNew.write({ id, typed: kept.typed, isRemoved: true });
    draft.write();
    show('new');
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

  async function finish(draft: Draft<ItemDraft>, said: string): Promise<void> {
    draft.write();
    await load();
    show();
    store.setState({ said });
  }

  return {
    store,
    load,
    itemOf,
    follow,
    go,
    show,
    /** Rejects with messages about fields, or with a conflict if the stored item is not `former`; then reloads. */
    async save({ id, former, draft }: Pick<ItemDraft, 'id' | 'former'> & { draft: Draft<ItemDraft> }, body: object) {
      const item = await put(id, { ...body, former });
      await finish(draft, saved(item));
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
      await finish(draft, `${nameOf(item)} is removed. The history below takes it back.`);
    },
    publish: (item: Item, active: boolean) => act(saved(item), () => put(item.id, { ...item, active, former: item })),
    undo: (changeId: string) => act('Undone.', () => api.send('POST', '/content/undo', { changeId })),
    upload: async (file: Blob) => (await api.upload<PictureReceipt>('/content/pictures', file)).path,
    preview: (markdown: string) => api.parsed('/content/preview', { markdown }),
  };
}

const isOurs = () => readAddress(location.hash).section === 'content';

/** `current` if the URL names no list. */
function shownIn(hash: string, current: ListName): Pick<ContentState, 'list' | 'open'> {
  const { item, query } = readAddress(hash);
  return { list: listNames.find((name) => name === item) ?? current, open: query.get('item') ?? undefined };
}

export const isConflict = (error: unknown): boolean => ['changed', 'exists'].includes(problemCodeOf(error) ?? '');

export const nameOf = ({ name, customerName, title }: Item): string => String(name ?? customerName ?? title ?? '');

const saved = (item: Item) => `${nameOf(item)} is saved.`;
