import { monthsBefore } from '../../catalogue/time/months-before.ts';
import { retention } from '../../catalogue/time/retention.ts';
import { contentLists, keptChanges } from '../store/port/history-store.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { Lead } from '../store/store.ts';
import { everyTestimonial } from './content-collections.ts';
import { everyLead } from './every-lead.ts';

/** A page takes about 10 ms. */
const pageSize = 1_000;
/** The length of the interval whose counts are read at once. */
const countedMs = 2 * 86_400_000;

/** All stored data except passwords and sessions, as one JSON object, in chunks. */
export async function* exportedJson(store: Snapshot, now: Date): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)}`;
  yield* list('leads', withPhotoAddresses(everyLead(store)));
  yield* list('events', everyEvent(store));
  yield* list('areas', one(store.areas));
  yield* list(
    'testimonials',
    one(() => everyTestimonial(store)),
  );
  yield* list('posts', one(store.posts));
  yield* list('contentHistory', everyChange(store));
  yield* list('counts', everyCount(store, now));
  yield '}\n';
}

/** Adds the address of each photo, from which the owner's browser downloads it. */
async function* withPhotoAddresses(pages: AsyncIterable<readonly Lead[]>): AsyncGenerator<readonly object[]> {
  for await (const page of pages) {
    yield page.map(({ photos, ...lead }) => ({
      ...lead,
      ...(photos && { photos: photos.map((id) => ({ id, file: `/api/admin/photos/${id}/file` })) }),
    }));
  }
}

async function* list(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield ']';
}

async function* one(read: () => Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await read();
}

async function* everyEvent(store: Snapshot): AsyncGenerator<readonly object[]> {
  let before: string | undefined;
  do {
    const events = await store.newestEvents({ limit: pageSize, ...(before && { before }) });
    yield events;
    before = events.length === pageSize ? events.at(-1)?.id : undefined;
  } while (before !== undefined);
}

async function* everyChange(store: Snapshot): AsyncGenerator<readonly object[]> {
  for (const list of contentLists) yield await store.contentHistory({ list, limit: keptChanges });
}

async function* everyCount(store: Snapshot, now: Date): AsyncGenerator<readonly object[]> {
  // The purge may be a day late.
  const first = monthsBefore(now, retention.countMonths + 1);
  for (const name of await store.countNames()) {
    for (let from = first; from <= now; from = new Date(from.getTime() + countedMs)) {
      yield await store.counts({ name, from, to: new Date(from.getTime() + countedMs) });
    }
  }
}
