import { longDate } from '../../catalogue/blog/dates.ts';
import type { BlogPost, RecentWork } from '../../catalogue/contracts/content.ts';
import { wallTime } from '../../catalogue/time/eastern-time.ts';
import { openStates } from '../../catalogue/time/opening-hours.ts';
import type { SiteIndex } from '../../host/page.ts';
import { memoizeAsync } from '../async.ts';
import type { ContentStore } from '../store/content.ts';

/** How far a process may lag behind a change. */
const watchEveryMs = 1_000;

interface ContentParts {
  store: ContentStore;
  recentWork: { read(): Promise<RecentWork[]>; version(): Promise<string> };
  settings: { daysOff(): Promise<readonly string[]> };
  now: () => Date;
}

/** Failures are not cached. A future post's time and midnight in New York count as changes. */
export function createContent({ store, recentWork, settings, now }: ContentParts) {
  const listeners: (() => void)[] = [];
  const timer = setInterval(check, watchEveryMs).unref();
  let version: string | undefined;
  let index: SiteIndex | undefined;
  /** A slow read that began before a change is not current. */
  let changes = 0;
  let indexedChanges = -1;
  let nextPostAt = Number.POSITIVE_INFINITY;
  const dayNow = () => longDate(now().toISOString());
  let day = dayNow();

  const allAreas = memoizeAsync(() => store.contentOf('areas'));
  const areas = memoizeAsync(async () => (await allAreas.read()).filter(({ active }) => active));
  const testimonials = memoizeAsync(() => testimonialsOf(({ isFeatured }) => isFeatured));
  const allTestimonials = memoizeAsync(() => testimonialsOf(() => true));
  const work = memoizeAsync(recentWork.read);
  const posts = memoizeAsync(async () => published(shown(await store.contentOf('posts'))));

  async function testimonialsOf(isWanted: (of: { isFeatured: boolean }) => boolean) {
    const wanted = (await store.contentOf('testimonials')).filter(isWanted);
    return shown(wanted).map(({ isFeatured: _, ...testimonial }) => testimonial);
  }

  function published(all: readonly BlogPost[]): readonly BlogPost[] {
    const isDue = ({ publishedAt }: BlogPost) => Date.parse(publishedAt) <= now().getTime();
    const later = all.filter((post) => !isDue(post)).map(({ publishedAt }) => Date.parse(publishedAt));
    nextPostAt = Math.min(Number.POSITIVE_INFINITY, ...later);
    return all.filter(isDue);
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function change(): void {
    for (const { forget } of [allAreas, areas, testimonials, allTestimonials, posts, work]) forget();
    changes += 1;
    day = dayNow();
    nextPostAt = Number.POSITIVE_INFINITY;
    tell();
  }

  async function fillIndex(): Promise<void> {
    const asOf = changes;
    const [areaList, postList] = await Promise.all([areas.read(), posts.read()]);
    if (asOf !== changes) return;
    index = { areas: bySlug(areaList), posts: bySlug(postList) };
    indexedChanges = changes;
    tell();
  }

  /** Never rejects. While the store fails, the last version stays. */
  async function check(): Promise<void> {
    const read = Promise.all([store.contentVersion(), recentWork.version(), settings.daysOff()]);
    const current = await read.then(String).catch(() => version);
    const isChanged = current !== version && version !== undefined;
    version = current;
    if (isChanged || now().getTime() >= nextPostAt || dayNow() !== day) change();
    if (indexedChanges !== changes) await fillIndex().catch(() => {});
  }

  return {
    areas: areas.read,
    testimonials: testimonials.read,
    posts: posts.read,
    recentWork: work.read,
    openStates: async () => openStates(wallTime(now()).day, await settings.daysOff()),
    index: () => index,
    allAreas: allAreas.read,
    allTestimonials: allTestimonials.read,
    /** After a change, and once the index includes it. */
    onChange: (listener: () => void) => void listeners.push(listener),
    check,
    stop: () => clearInterval(timer),
  };
}

const shown = <Item extends { active?: boolean }>(items: readonly Item[]): Omit<Item, 'active'>[] =>
  items.filter(({ active }) => active !== false).map(({ active: _, ...item }) => item);

const bySlug = <Item extends { slug: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.slug, item]));
