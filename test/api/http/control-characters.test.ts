import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { testimonials } from '../../../catalogue/company/testimonials.ts';
import { ContactMessage } from '../../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { fixedPaths, matchRoute } from '../../../host/routes.ts';
import { builtRenderer } from '../support/build.ts';
import { bodyOf, faultyStore, readLate } from '../support/faulty-site.ts';
import { postFields } from '../support/lead-forms.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const isForbidden = (code: number) => (code < 32 && code !== 9 && code !== 10) || code === 127;
const everyControl = String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code), 127);
/** The forbidden characters in a document, with their context. */
const controlsIn = (html: string) =>
  [...html].flatMap((sign, at) => (isForbidden(sign.charCodeAt(0)) ? [html.slice(Math.max(0, at - 40), at + 9)] : []));

const index = {
  areas: new Map(areas.map((area) => [area.slug, area])),
  posts: new Map(posts.map((post) => [post.slug, post])),
};
const kinds = [
  ...fixedPaths,
  ...['/blog/paint-season-on-the-bay', '/service-areas/easton', '/easton-services', '/easton-interior-painting'],
  ...['/nowhere', '/blog/nowhere', '/service-areas/nowhere'],
].map((path) => {
  const match = matchRoute(path, index);
  if (!('page' in match)) throw new Error(`${path} leads elsewhere`);
  return { path, parameters: match.page.query ?? [], forms: match.page.forms ?? [] };
});
const parameters = kinds.flatMap(({ path, parameters }) => parameters.map((name) => ({ path, name })));
const forms = kinds.flatMap(({ path, forms }) => forms.map((form) => ({ path, form })));

let server: TestServer;
/** Accepts no leads. */
let full: TestServer;
beforeAll(async () => {
  server = await startServer({ renderer: builtRenderer });
  const addLead = () => Promise.reject(new Error('disk full'));
  full = await startServer({ renderer: builtRenderer, store: (real) => ({ ...real, addLead }) });
});
afterAll(() => Promise.all([server[Symbol.asyncDispose](), full[Symbol.asyncDispose]()]));

describe('control characters except tab and newline', () => {
  it('are tested in every declared parameter and in every form', () => {
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['q', 'county', 'category', 'c', 'brand']),
    );
    expect(forms.length).toBeGreaterThan(3);
  });

  it.each(parameters)('do not reach a document through $name of $path', async ({ path, name }) => {
    for (const value of ['\0', `ma${everyControl}ker`, `${everyControl}"><b>`]) {
      const { status, text } = await server.call(`${path}?${new URLSearchParams({ [name]: value })}`);
      expect(status).toBe(200);
      expect(controlsIn(text)).toEqual([]);
    }
  });

  it.each(kinds)('do not reach a document through a parameter that $path does not declare', async ({ path }) => {
    const { text } = await server.call(`${path}?whole=1&x%00=%00&%01&sent=%00&utm_source=%1F`);
    expect(controlsIn(text)).toEqual([]);
  });

  it.each(['/blog', '/service-areas', '/color-palette'])('are removed from a search on %s', async (path) => {
    const { text } = await server.call(`${path}?q=mar%00%1Fker`);
    expect(bodyOf(text)).toContain('value="marker"');
  });

  it('do not change the results of a search', async () => {
    expect(bodyOf((await server.call('/service-areas?q=ox%00ford')).text)).toContain('All Oxford Services');
  });

  it.each(forms)('do not pass through the $form form of $path, refused or failed', async ({ path, form }) => {
    const { entries } = form === 'estimate' ? EstimateRequest : ContactMessage;
    const post = (to: TestServer, fields: Record<string, string>) => postFields(to, path, { form, ...fields });
    const fields = Object.fromEntries(Object.keys(entries).map((name) => [name, `${name}${everyControl}\r\nx`]));
    const refused = await post(server, fields);
    expect([refused.status, controlsIn(refused.text)]).toEqual([422, []]);
    expect(bodyOf(refused.text)).toContain('message\t\n');
    const short = Object.fromEntries(Object.keys(entries).map((name) => [name, 'a few\0\u0007\u001f signs']));
    const failed = await post(full, { ...short, email: 'a@b.example', serviceType: 'exterior' });
    expect([failed.status, controlsIn(failed.text)]).toEqual([503, []]);
    expect(bodyOf(failed.text)).toContain('value="a few signs"');
  });

  it('do not reach a document through a path', async () => {
    for (const path of ['/%00', '/blog/%00', '/service-areas/a%01b', '/easton-%1F', '/%C2%85']) {
      expect(controlsIn((await server.call(path)).text)).toEqual([]);
    }
  });
});

it('no control character of stored content reaches a document, complete or streamed', async () => {
  const [area, post, review] = [areas[0], posts[0], testimonials[0]];
  if (!area || !post || !review) throw new Error('No content');
  const bad = <Item extends object>(item: Item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        typeof value === 'string' && !/^(id|slug|.*At|imageUrl)$/.test(name)
          ? `${value}\0\u0007${everyControl}`
          : value,
      ]),
    ) as Item;
  const stained = faultyStore();
  await using own = await startServer({ renderer: builtRenderer, store: stained.wrap });
  await own.store.saveArea(bad(area), area);
  await own.store.savePost(bad(post), post);
  await own.store.saveTestimonial(bad(review), { isFeatured: true, former: { ...review, isFeatured: true } });
  await own.checkContent();
  const paths = [
    '/',
    '/about',
    '/blog',
    `/blog/${post.slug}`,
    '/service-areas',
    `/service-areas/${area.slug}`,
    '/sitemap',
  ];
  for (const path of paths) {
    const { status, text } = await own.call(path);
    expect([path, status, controlsIn(text)]).toEqual([path, 200, []]);
  }
  for (const path of [`/service-areas/${area.slug}`, '/service-areas?q=%00', `/blog/${post.slug}`]) {
    const { whole } = await readLate({ server: own, store: stained }, path);
    expect(whole).toContain('http-equiv="refresh"');
    expect([path, controlsIn(whole)]).toEqual([path, []]);
  }
});
