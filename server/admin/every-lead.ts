import type { InboxStore } from '../store/inbox-store.ts';
import type { Lead } from '../store/store.ts';

/** Some 10 ms of work, with what becomes of it. */
const pageSize = 100;

/** Every lead, the oldest first, a page at a time: never more than that is held in memory. */
export async function* everyLead(store: Pick<InboxStore, 'inbox'>): AsyncGenerator<readonly Lead[]> {
  let after: string | undefined;
  do {
    const { leads, next } = await store.inbox({ order: 'oldest', limit: pageSize, ...(after && { after }) });
    yield leads;
    after = next;
  } while (after !== undefined);
}
