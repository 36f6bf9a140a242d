import { describe, expect, it } from 'vitest';
import { builtRenderer } from '../support/build.ts';
import { bodyOf, faultyStore, readLate, startFaultySite as start } from '../support/faulty-site.ts';
import { startServer } from '../support/test-server.ts';

/** Every kind of page that reads the store: its text once loaded, while loading, and without data. */
const pages = [
  {
    path: '/service-areas/easton',
    title: 'Painting Services in Easton, MD | Brushline',
    here: 'Painting Services in Easton',
    late: 'Loading service area...',
    missing: 'Service Area Not Found',
  },
  {
    path: '/easton-interior-painting',
    title: 'Interior Painting in Easton, MD | Brushline',
    here: 'Trusted in Easton',
    late: 'Loading...',
    missing: 'Page Not Found',
  },
  {
    path: '/st-michaels-fence-painting',
    title: 'Fence Painting in St. Michaels, MD | Brushline',
    here: 'Trusted in St. Michaels',
    late: 'Loading...',
    missing: 'Page Not Found',
  },
  {
    path: '/easton-services',
    title: 'All Painting Services in Easton, MD | Brushline',
    here: 'All Painting Services in Easton',
    late: 'Loading...',
    missing: 'Page Not Found',
  },
  {
    path: '/blog/what-not-to-pressure-wash',
    title: 'What not to blast with a pressure washer | Brushline',
    here: 'What not to blast with a pressure washer',
    late: 'Loading article...',
    missing: 'Blog Post Not Found',
  },
] as const;

/** Pages of content that also work without any. */
const lists = [
  {
    path: '/blog',
    here: 'Touch-ups that blend in',
    late: { text: 'Loading an article', times: 4 },
    empty: 'Coming Soon',
    failed: 'The articles are out of reach.',
  },
  {
    path: '/service-areas',
    here: '43 Services Available',
    late: { text: 'data-skeleton', times: 9 },
    empty: 'No service areas found',
    failed: 'The list of our towns is out of reach.',
  },
] as const;

/** A document's metadata: title, descriptions, URLs and indexing. */
const headOf = (html: string) =>
  [
    ...html.matchAll(
      /<(?:title|meta name|meta property|link rel="canonical")[^>]*>|<script type="application\/ld.*?<\/script>/g,
    ),
  ]
    .map(([tag]) => tag)
    .join('\n');

describe.each(pages)('$path', ({ path, title, here, late, missing }) => {
  it('is shown while the store works', async () => {
    await using site = await start();
    const { status, text } = await site.server.call(path);
    expect(status).toBe(200);
    expect(bodyOf(text)).toContain(here);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).not.toContain('content="noindex"');
  });

  it('streams with its status and loading view after 150 ms, and offers an unstreamed version', async () => {
    await using site = await start();
    const { response, firstByteMs, early, whole } = await readLate(site, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(firstByteMs).toBeGreaterThan(140);
    expect(bodyOf(early)).not.toContain(here);
    expect(bodyOf(early)).toContain(late);
    expect(bodyOf(whole)).toContain(here);
    expect(headOf(early)).toBe(headOf((await site.server.call(`${path}?whole=1`)).text));
    expect(early).toContain(`<title>${title}</title>`);
    expect(early).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${path}?whole=1"/></noscript>`);
  });

  it('is complete on demand, no matter how slow its data', async () => {
    await using site = await start();
    site.store.become({ lateMs: 400, mood: 'well' });
    const checked = site.server.checkContent();
    const { status, text } = await site.server.call(`${path}?whole=1`);
    expect(status).toBe(200);
    expect(bodyOf(text)).toContain(here);
    expect(text).not.toContain('http-equiv="refresh"');
    await checked;
  });

  it('answers 404 with an empty store', async () => {
    await using site = await start();
    site.store.become('empty');
    await site.server.checkContent();
    const { status, headers, text } = await site.server.call(path);
    expect(status).toBe(404);
    expect(bodyOf(text)).toContain(missing);
    expect(text).toContain('content="noindex"');
    expect(headers['cache-control']).toBe('no-store, no-transform');
  });

  it('shows the same view with 503 while the store fails, and recovers with it', async () => {
    await using site = await start();
    site.store.become('failing');
    await site.server.checkContent();
    const { status, headers, text } = await site.server.call(path);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(bodyOf(text)).toContain(missing);
    expect(text).toContain('content="noindex"');
    site.store.become('well');
    await site.server.checkContent();
    expect((await site.server.call(path)).status).toBe(200);
  });

  it('shows that view, hidden from search engines, when the store fails after the first byte', async () => {
    await using site = await start();
    const { response, whole } = await readLate(site, path, 'failing');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(bodyOf(whole)).toContain(missing);
    expect(whole).toContain('content="noindex"');
  });

  it('is not reported as permanently missing while the store has not responded yet', async () => {
    const store = faultyStore();
    store.become('failing');
    await using server = await startServer({ renderer: builtRenderer, store: store.wrap });
    const { status, text } = await server.call(path);
    expect(status).toBe(503);
    expect(bodyOf(text)).toContain(missing);
  });
});

describe.each(lists)('$path', ({ path, here, late, empty, failed }) => {
  it('has its text for an empty store, and its skeletons while loading', async () => {
    await using site = await start();
    expect(bodyOf((await site.server.call(path)).text)).toContain(here);
    site.store.become('empty');
    await site.server.checkContent();
    const none = await site.server.call(path);
    expect([none.status, bodyOf(none.text).includes(empty)]).toEqual([200, true]);
    const { response, early, whole } = await readLate(site, path);
    expect(response.status).toBe(200);
    expect(bodyOf(early)).not.toContain(here);
    expect(bodyOf(early).split(late.text)).toHaveLength(late.times + 1);
    expect(bodyOf(whole)).toContain(here);
  });

  it('answers 503, hidden from search engines and uncached, while the store fails', async () => {
    await using site = await start();
    site.store.become('failing');
    await site.server.checkContent();
    const { status, text, headers } = await site.server.call(path);
    expect(status).toBe(503);
    expect(text).toContain('content="noindex"');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(bodyOf(text)).toContain(failed);
    expect(bodyOf(text)).toContain('Please try again in a few minutes');
    expect(bodyOf(text)).not.toContain(empty);
  });

  it('shows the failure when the store fails after the first byte', async () => {
    await using site = await start();
    const { whole } = await readLate(site, path, 'failing');
    expect(bodyOf(whole)).toContain(failed);
    expect(bodyOf(whole)).not.toContain(empty);
    expect(whole).toContain('content="noindex"');
  });
});

it('does not search a list that failed to load, and keeps the query', async () => {
  await using site = await start();
  site.store.become('failing');
  await site.server.checkContent();
  const { status, text } = await site.server.call('/service-areas?q=%22oxford%22&county=Talbot+County');
  expect(status).toBe(503);
  expect(bodyOf(text)).not.toContain('No service areas found');
  expect(bodyOf(text)).toContain('href="/service-areas?q=%22oxford%22&amp;county=Talbot+County"');
  expect(bodyOf(text)).not.toContain('data-widget="area-search"');
});

describe('a page that does not exist', () => {
  it.each([
    ['/service-areas/atlantis', 'Service Area Not Found'],
    ['/blog/nothing-of-the-kind', 'Blog Post Not Found'],
    ['/zzz', 'Page Not Found'],
    ['/atlantis-services', 'Page Not Found'],
    ['/power-washing', 'Page Not Found'],
    ['/interior-painting', 'Page Not Found'],
    ['/-services', 'Page Not Found'],
    [`/service-areas/${'x'.repeat(81)}`, 'Service Area Not Found'],
    ['/blog/..', 'Blog Post Not Found'],
    ['/blog/a/b', 'Did you forget to add the page to the router?'],
    ['/admin/x', 'Did you forget to add the page to the router?'],
  ])('%s is 404, even while the store is slow or fails', async (path, text) => {
    await using site = await start();
    for (const mood of ['well', { lateMs: 300, mood: 'well' }, 'failing'] as const) {
      site.store.become(mood);
      const checked = site.server.checkContent();
      const answer = await site.server.call(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store, no-transform']);
      expect(bodyOf(answer.text)).toContain(text);
      expect(answer.text).toContain('content="noindex"');
      await checked;
    }
  });
});
