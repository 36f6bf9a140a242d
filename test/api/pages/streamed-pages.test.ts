import { describe, expect, it } from 'vitest';
import { bodyOf, type Fault, readLate, startFaultySite } from '../support/faulty-site.ts';

const never = 'no-store, no-transform';

/** A site whose store does this, and an address of it. */
async function askWhile(fault: Fault, path: string) {
  await using site = await startFaultySite();
  site.store.become(fault);
  const checked = site.server.checkContent();
  const answer = await site.server.call(path);
  await checked;
  return { ...answer, body: bodyOf(answer.text) };
}

/** Every kind of page that reads the store: its title, its text once loaded, while loading, and without data. */
const pages = [
  {
    path: '/service-areas/easton',
    title: 'Painting Services in Easton, MD | Brushline',
    here: 'Painting Services in Easton',
    late: 'Loading service area...',
    missing: 'Service Area Not Found',
  },
  ...(
    [
      ['/easton-interior-painting', 'Interior Painting in Easton, MD | Brushline', 'Trusted in Easton'],
      ['/st-michaels-fence-painting', 'Fence Painting in St. Michaels, MD | Brushline', 'Trusted in St. Michaels'],
      ['/easton-services', 'All Painting Services in Easton, MD | Brushline', 'All Painting Services in Easton'],
    ] as const
  ).map(([path, title, here]) => ({ path, title, here, late: 'Loading...', missing: 'Page Not Found' })),
  {
    path: '/blog/what-not-to-pressure-wash',
    title: 'What not to blast with a pressure washer | Brushline',
    here: 'What not to blast with a pressure washer',
    late: 'Loading article...',
    missing: 'Blog Post Not Found',
  },
];

/** A document's metadata: title, descriptions, URLs and indexing. */
const headOf = (html: string) =>
  html.match(
    /<(?:title|meta name|meta property|link rel="canonical")[^>]*>|<script type="application\/ld.*?<\/script>/g,
  );

describe.each(pages)('$path', ({ path, title, here, late, missing }) => {
  it('streams with its status and loading view after 150 ms, and offers an unstreamed version', async () => {
    await using site = await startFaultySite();
    const { response, firstByteMs, early, whole } = await readLate(site, path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, never]);
    expect(firstByteMs).toBeGreaterThan(140);
    expect(bodyOf(early)).not.toContain(here);
    expect(bodyOf(early)).toContain(late);
    expect(bodyOf(whole)).toContain(here);
    expect(headOf(early)).toEqual(headOf((await site.server.call(`${path}?whole=1`)).text));
    expect(early).toContain(`<title>${title}</title>`);
    expect(early).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${path}?whole=1"/></noscript>`);
  });

  it('is complete on demand, no matter how slow its data', async () => {
    const { status, text, body } = await askWhile({ lateMs: 400, mood: 'well' }, `${path}?whole=1`);
    expect(status).toBe(200);
    expect(body).toContain(here);
    expect(text).not.toContain('http-equiv="refresh"');
  });

  it('shows one view, hidden from search engines, with 503 while the store fails and 404 if it is empty', async () => {
    await using site = await startFaultySite();
    for (const [mood, expected] of Object.entries({ failing: 503, empty: 404, well: 200 })) {
      site.store.become(mood as Fault);
      await site.server.checkContent();
      const { status, headers, text } = await site.server.call(path);
      expect(status).toBe(expected);
      if (mood === 'well') continue;
      expect([headers['cache-control'], headers['retry-after'] !== undefined]).toEqual([never, mood === 'failing']);
      for (const words of [missing, 'content="noindex"']) expect(text).toContain(words);
    }
  });

  it('shows that view, hidden from search engines, when the store fails after the first byte', async () => {
    await using site = await startFaultySite();
    const { response, whole } = await readLate(site, path, 'failing');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, never]);
    expect(bodyOf(whole)).toContain(missing);
    expect(whole).toContain('content="noindex"');
  });
});

/** Pages of content that also work without any. */
describe.each([
  {
    path: '/blog',
    here: 'Touch-ups that blend in',
    late: { text: 'Loading an article', times: 4 },
    empty: 'Coming Soon',
    failed: 'We can’t load the articles right now.',
  },
  {
    path: '/service-areas',
    here: '43 Services Available',
    late: { text: 'data-skeleton', times: 9 },
    empty: 'No service areas found',
    failed: 'The list of our towns could not be loaded.',
  },
])('$path', ({ path, here, late, empty, failed }) => {
  it('has its text for an empty store, and its skeletons while loading', async () => {
    await using site = await startFaultySite();
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
    const { status, text, headers, body } = await askWhile('failing', path);
    expect([status, headers['cache-control']]).toEqual([503, never]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('content="noindex"');
    for (const words of [failed, 'Please try again in a few minutes']) expect(body).toContain(words);
    expect(body).not.toContain(empty);
  });

  it('shows the failure when the store fails after the first byte', async () => {
    await using site = await startFaultySite();
    const { whole } = await readLate(site, path, 'failing');
    expect(bodyOf(whole)).toContain(failed);
    expect(bodyOf(whole)).not.toContain(empty);
    expect(whole).toContain('content="noindex"');
  });
});

it('does not search a list that failed to load, and keeps the query', async () => {
  const { status, body } = await askWhile('failing', '/service-areas?q=%22oxford%22&county=Talbot+County');
  expect(status).toBe(503);
  expect(body).toContain('href="/service-areas?q=%22oxford%22&amp;county=Talbot+County"');
  for (const absent of ['No service areas found', 'data-widget="area-search"']) expect(body).not.toContain(absent);
});

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
])('%s, which does not exist, is 404, even while the store is slow or fails', async (path, words) => {
  for (const fault of ['well', { lateMs: 300, mood: 'well' }, 'failing'] as const) {
    const { status, headers, text, body } = await askWhile(fault, path);
    expect([status, headers['cache-control']]).toEqual([404, never]);
    expect(body).toContain(words);
    expect(text).toContain('content="noindex"');
  }
});
