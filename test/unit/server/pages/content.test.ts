import { describe, expect, it } from 'vitest';
import type { BlogPost, ServiceArea } from '../../../../catalogue/contracts/content.ts';
import type { ContentVersion } from '../../../../server/content/content.ts';
import { createContent } from '../../../../server/content/content.ts';
import type { ContentStore } from '../../../../server/store/store.ts';
import { anArea, aPost } from '../../../store/support/samples.ts';

/** A version that the test changes. */
function versionDouble() {
  const changes: (() => void)[] = [];
  const looks: (() => void | Promise<void>)[] = [];
  const look = async () => void (await Promise.all(looks.map((each) => each())));
  const version: ContentVersion = {
    onChange: (listener) => void changes.push(listener),
    onLook: (listener) => void looks.push(listener),
    check: look,
    stop: () => {},
  };
  const change = () => {
    for (const each of changes) each();
    return look();
  };
  return { version, look, change };
}

function contentOf(given: { areas: ServiceArea[]; posts: BlogPost[]; now?: string }) {
  const state = { now: '2026-05-01T12:00:00Z', isAway: false, reads: 0, ...given };
  async function read<Item>(list: readonly Item[]): Promise<Item[]> {
    state.reads += 1;
    if (state.isAway) throw new Error('away');
    return [...list];
  }
  const store = {
    areas: () => read(state.areas),
    posts: () => read(state.posts),
    testimonials: () => read([]),
  } as Partial<ContentStore> as ContentStore; // Nothing else is called.
  const { version, look, change } = versionDouble();
  return { state, look, change, content: createContent({ store, version, now: () => new Date(state.now) }) };
}

const slugs = (list: Iterable<{ slug: string }>) => [...list].map(({ slug }) => slug);

describe('the index of what exists', () => {
  const begin = () =>
    contentOf({
      areas: [anArea('easton', 'Easton'), anArea('oxford', 'Oxford', { active: false })],
      posts: [aPost('later', '2026-06-01'), aPost('cedar', '2026-04-01')],
    });

  it('is unknown until the store has responded, then contains active areas and published posts', async () => {
    const { content, look, state } = begin();
    state.isAway = true;
    await look();
    expect(content.index()).toBeUndefined();
    state.isAway = false;
    await look();
    const { areas, posts } = content.index() ?? {};
    expect([slugs(areas?.values() ?? []), slugs(posts?.values() ?? [])]).toEqual([['easton'], ['about-cedar']]);
  });

  it('follows changes, and stays the same while the store fails', async () => {
    const { content, look, change, state } = begin();
    await look();
    state.areas.push(anArea('denton', 'Denton'));
    expect(content.index()?.areas.has('denton')).toBe(false);
    state.isAway = true;
    await change();
    expect(content.index()?.areas.has('easton')).toBe(true);
    await expect(content.areas()).rejects.toThrow('away');
    state.isAway = false;
    await look();
    expect(content.index()?.areas.has('denton')).toBe(true);
  });

  it('is not read again while nothing changes', async () => {
    const { content, look, state } = begin();
    await look();
    const { reads } = state;
    await Promise.all([look(), content.areas(), content.posts(), content.allAreas()]);
    expect(state.reads).toBe(reads);
  });

  it('reports a change at once, and again after the index is updated', async () => {
    const { content, look, change, state } = begin();
    await look();
    const seen: (boolean | undefined)[] = [];
    content.onChange(() => seen.push(content.index()?.areas.has('denton')));
    state.areas.push(anArea('denton', 'Denton'));
    await change();
    expect(seen).toEqual([false, true]);
  });
});

describe('posts', () => {
  it('are published when their time comes, not before', async () => {
    const posts = [aPost('latest', '2026-07-01'), aPost('later', '2026-06-01T12:00:00Z'), aPost('cedar', '2026-04-01')];
    const { content, look, state } = contentOf({ areas: [], posts, now: '2026-06-01T11:00:00Z' });
    let told = 0;
    await look();
    content.onChange(() => {
      told += 1;
    });
    expect(slugs(await content.posts())).toEqual(['about-cedar']);
    state.now = '2026-06-01T11:59:59.999Z';
    await look();
    expect([slugs(await content.posts()), told]).toEqual([['about-cedar'], 0]);
    state.now = '2026-06-01T12:00:00Z';
    await look();
    expect(slugs(await content.posts())).toEqual(['about-later', 'about-cedar']);
    expect(content.index()?.posts.has('about-later')).toBe(true);
    expect(told).toBeGreaterThan(0);
  });
});

describe('a new day', () => {
  it.each([
    ['2026-07-01T03:59:59Z', '2026-07-01T04:00:00Z'],
    ['2026-12-01T04:59:59Z', '2026-12-01T05:00:00Z'],
  ])('counts as a change at midnight in New York, after %s', async (before, midnight) => {
    const { content, look, state } = contentOf({ areas: [], posts: [], now: before });
    await look();
    let told = 0;
    content.onChange(() => {
      told += 1;
    });
    await look();
    expect(told).toBe(0);
    state.now = midnight;
    await look();
    const once = told;
    await look();
    expect([once > 0, told]).toEqual([true, once]);
  });
});
