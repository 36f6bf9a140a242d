import type { InboxStore } from '../store/port/inbox-store.ts';
import type { Lead } from '../store/store.ts';

/** A page takes about 10 ms, including the processing of its leads. */
const pageSize = 100;

/** Every lead, oldest first, loaded page by page to bound memory. */
export async function* everyLead(store: Pick<InboxStore, 'inbox'>): AsyncGenerator<readonly Lead[]> {
  let after: string | undefined;
  do {
    const { leads, next } = await store.inbox({ order: 'oldest', limit: pageSize, ...(after && { after }) });
    yield leads;
    after = next;
  } while (after !== undefined);
}
