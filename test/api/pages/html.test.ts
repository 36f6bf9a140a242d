import { afterEach, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { fixedPaths } from '../../../host/routes.ts';
import { htmlErrors, settledStream } from '../../support/pages/html-errors.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { faultyStore, readLate } from '../support/faulty-site.ts';
import { postForm } from '../support/lead-forms.ts';
import { sharedServer } from '../support/test-server.ts';

const store = faultyStore();
const server = sharedServer({ renderer: builtRenderer, store: store.wrap });

/** A document's status and errors; none if it is valid. */
async function checked(path: string): Promise<[status: number, errors: string[]]> {
  const { status, text } = await server.call(path);
  return [status, await htmlErrors(text)];
}

describe('the HTML checker finds nothing wrong with', () => {
  it.each([
    ...fixedPaths,
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...areas.map(({ slug }) => `/service-areas/${slug}`),
    ...['services', ...localServices.map(({ key }) => key)].map((key) => `/easton-${key}`),
    ...['st-michaels', 'kent-island'].flatMap((town) => [`/${town}-services`, `/${town}-deck-staining`]),
    ...['/blog?q=cedar', '/blog?q=CEDAR&category=Exterior%20Painting', '/blog?category=Go%20Green'],
    ...['/blog?q=%22%3E%3Cscript%3E&category=%3C%2Fselect%3E', '/service-areas?q=kent', '/service-areas?q=21601'],
    ...['/service-areas?county=Talbot%20County', '/service-areas?q=%22%3E%3Cb%3Ezzzz&county=%3Cu%3E'],
    '/service-areas/easton?service=deck-staining',
    '/color-palette?brand=Sherwin-Williams&category=Blues',
    '/color-palette?q=nothing%20of%20the%20kind',
    '/color-palette?q=%22%3E%3Cscript%3E&c=sw-7008.bm-hc-173',
    ...['/embed?site=www.example.com', '/embed?site=%22%3E%3Cb%3E'],
  ])('%s', async (path) => {
    expect(await checked(path)).toEqual([200, []]);
  });

  it.each(['/zzz', '/foo/bar', '/blog/nope', '/service-areas/atlantis'])('%s, which does not exist', async (path) => {
    expect(await checked(path)).toEqual([404, []]);
  });

  it.each(['/contact', '/exterior', '/interior', '/pressure-washing'])('a form that %s refuses', async (path) => {
    const refused = await postForm(server, path, { email: '"><b>x</b>', serviceType: 'interior' });
    expect([refused.status, await htmlErrors(refused.text)]).toEqual([422, []]);
  });

  it.each(['/contact', '/interior'])('the confirmation of %s', async (path) => {
    const { location } = (await postForm(server, path, anEstimate())).headers;
    const { status, text } = await server.call(String(location));
    expect([status, text.includes('Estimate request sent!'), await htmlErrors(text)]).toEqual([200, true, []]);
  });
});

describe.each([
  ...['/', '/about', '/blog', '/blog/what-not-to-pressure-wash', '/service-areas', '/service-areas/easton'],
  ...['/easton-interior-painting', '/easton-services', '/sitemap'],
])('the HTML checker finds nothing wrong with %s', (path) => {
  async function become(mood: Parameters<typeof store.become>[0]) {
    store.become(mood);
    await server.checkContent();
  }
  afterEach(() => become('well'));

  it.each(['empty', 'failing'] as const)('while the store is %s', async (mood) => {
    await become(mood);
    expect(await htmlErrors((await server.call(path)).text)).toEqual([]);
  });

  it('while it streams, before and after its slow parts arrive', async () => {
    const { early, whole } = await readLate({ store, server }, path);
    expect(whole).toContain('http-equiv="refresh"');
    expect(whole).not.toMatch(/<[^>]* style="/);
    // What a visitor sees until the slow parts arrive, without React's placeholders for them.
    const shell = `${early.slice(0, early.search(/<script[^>]* id="_R_"/))}</body></html>`;
    expect(await htmlErrors(shell.replace(/<template id="B:\w+"><\/template>/g, ''))).toEqual([]);
    expect(await htmlErrors(settledStream(whole))).toEqual([]);
  });

  it('when it fails after the first byte', async () => {
    const { whole } = await readLate({ store, server }, path, 'failing');
    // Search engines read it anywhere (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag);
    // the head was sent before the failure.
    expect(await htmlErrors(settledStream(whole).replace('<meta name="robots" content="noindex"/>', ''))).toEqual([]);
  });
});
