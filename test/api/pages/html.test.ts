import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { fixedPaths } from '../../../host/routes.ts';
import { htmlErrors, settledStream } from '../../support/pages/html-errors.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { faultyStore, readLate } from '../support/faulty-site.ts';
import { postForm } from '../support/lead-forms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const store = faultyStore();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ renderer: builtRenderer, store: store.wrap });
});
afterAll(() => server[Symbol.asyncDispose]());

/** The errors of a document; empty if it is valid. */
async function errorsAt(path: string, status: number): Promise<string[]> {
  const answer = await server.call(path);
  return answer.status === status ? htmlErrors(answer.text) : [`${path} answers ${answer.status}`];
}

const towns = ['easton', 'st-michaels', 'kent-island'];

describe('the HTML checker finds nothing wrong with', () => {
  it.each([
    ...fixedPaths,
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...areas.map(({ slug }) => `/service-areas/${slug}`),
    ...['services', ...localServices.map(({ key }) => key)].map((key) => `/easton-${key}`),
    ...towns.slice(1).flatMap((town) => [`/${town}-services`, `/${town}-deck-staining`]),
  ])('%s', async (path) => {
    expect(await errorsAt(path, 200)).toEqual([]);
  });

  it.each([
    '/blog?q=cedar',
    '/blog?q=CEDAR&category=Exterior%20Painting',
    '/blog?category=Go%20Green',
    '/blog?q=%22%3E%3Cscript%3E&category=%3C%2Fselect%3E',
    '/service-areas?q=kent',
    '/service-areas?county=Talbot%20County',
    '/service-areas?q=21601',
    '/service-areas?q=%22%3E%3Cb%3Ezzzz&county=%3Cu%3E',
    '/service-areas/easton?service=deck-staining',
    '/color-palette?brand=Sherwin-Williams&category=Blues',
    '/color-palette?q=nothing%20of%20the%20kind',
    '/color-palette?q=%22%3E%3Cscript%3E&c=sw-7008.bm-hc-173',
    '/embed?site=www.example.com',
    '/embed?site=%22%3E%3Cb%3E',
  ])('%s', async (path) => {
    expect(await errorsAt(path, 200)).toEqual([]);
  });

  it.each(['/zzz', '/foo/bar', '/blog/nope', '/service-areas/atlantis'])('%s, which does not exist', async (path) => {
    expect(await errorsAt(path, 404)).toEqual([]);
  });

  it.each(['/contact', '/exterior', '/interior', '/pressure-washing'])('a form that %s refuses', async (path) => {
    const refused = await postForm(server, path, { email: '"><b>x</b>', serviceType: 'interior' });
    expect([refused.status, await htmlErrors(refused.text)]).toEqual([422, []]);
  });
});

it.each(['/contact', '/interior'])('the confirmation of %s', async (path) => {
  const { headers: kept } = await postForm(server, path, anEstimate());
  const { status, text } = await server.call(String(kept.location));
  expect([status, text.includes('Estimate request sent!'), await htmlErrors(text)]).toEqual([200, true, []]);
});

describe('the HTML checker finds nothing wrong, in every state of the store, with', () => {
  const kinds = [
    '/',
    '/about',
    '/blog',
    '/blog/what-not-to-pressure-wash',
    '/service-areas',
    '/service-areas/easton',
    '/easton-interior-painting',
    '/easton-services',
    '/sitemap',
  ];

  async function become(mood: Parameters<typeof store.become>[0]) {
    store.become(mood);
    await server.checkContent();
  }
  afterEach(() => become('well'));

  it.each(kinds)('%s with an empty store', async (path) => {
    await become('empty');
    expect(await htmlErrors((await server.call(path)).text)).toEqual([]);
  });

  it.each(kinds)('%s while the store fails', async (path) => {
    await become('failing');
    expect(await htmlErrors((await server.call(path)).text)).toEqual([]);
  });

  it.each(kinds)('%s while it streams, before and after its slow parts arrive', async (path) => {
    const { early, whole } = await readLate({ store, server }, path);
    expect(whole).toContain('http-equiv="refresh"');
    expect(whole).not.toMatch(/<[^>]* style="/);
    expect(await htmlErrors(withoutMarks(shellOf(early)))).toEqual([]);
    expect(await htmlErrors(settledStream(whole))).toEqual([]);
  });

  it.each(kinds)('%s when it fails after the first byte', async (path) => {
    const { whole } = await readLate({ store, server }, path, 'failing');
    // Search engines read it anywhere (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag);
    // the head was sent before the failure.
    expect(await htmlErrors(settledStream(whole).replace('<meta name="robots" content="noindex"/>', ''))).toEqual([]);
  });
});

/** What a visitor sees until the slow parts arrive. */
const shellOf = (html: string) => `${html.slice(0, html.search(/<script[^>]* id="_R_"/))}</body></html>`;

/** The document without React's placeholders for slow parts. */
const withoutMarks = (html: string) => html.replace(/<template id="B:\w+"><\/template>/g, '');
