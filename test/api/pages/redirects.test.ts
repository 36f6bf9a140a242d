import { describe, expect, it } from 'vitest';
import { fixedPaths } from '../../../host/routes.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { login } from '../support/owner-session.ts';
import { sharedServer } from '../support/test-server.ts';

const server = sharedServer({ renderer: builtRenderer });

it.each([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/CONTACT///', '/contact'],
  ['/Service-Areas/Easton/?service=interior-painting&x=1', '/service-areas/easton?service=interior-painting&x=1'],
  ['/Blog/What-Not-To-Pressure-Wash', '/blog/what-not-to-pressure-wash'],
  ['/EASTON-Deck-Staining/?q=a%20b', '/easton-deck-staining?q=a+b'],
  ['/contact/?q=1&q=2', '/contact?q=1&q=2'],
  ['/Exterior?next=https://evil.example', '/exterior?next=https%3A%2F%2Fevil.example'],
])('another spelling of a page, %s, redirects to %s', async (path, location) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await server.call(path, { method });
    expect([method, answer.status, answer.headers.location]).toEqual([method, 308, location]);
  }
});

describe('an unknown service of a known area', () => {
  it.each([
    ['/easton-roofing', '/easton-services'],
    ['/chestertown-roofing', '/chestertown-services'],
    ['/chester-town-roofing', '/chester-services'],
    ['/kent-island-gutters?utm_source=x', '/kent-island-services?utm_source=x'],
    ['/St-Michaels-Roofing/', '/st-michaels-services'],
    ['/easton-', '/easton-services'],
  ])('%s redirects to all of its services: %s', async (path, location) => {
    const answer = await server.call(path);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
    expect((await server.call(location)).status).toBe(200);
  });

  it.each(['/atlantis-roofing', '/chestertownroofing', '/easton', '/services-easton', '/evil.example-services'])(
    '%s is unknown',
    async (path) => {
      expect((await server.call(path)).status).toBe(404);
    },
  );
});

it.each([
  ...['//evil.example', '//evil.example/', '//evil.example/Contact/', '//evil.example-services'],
  ...['//evil.example/easton-roofing', '//easton-roofing', '/\\\\easton-roofing', '/%2feaston-roofing'],
  ...['/easton-roofing//evil.example', '/easton-//evil.example', '/easton-\\evil.example'],
  ...['/easton-%0d%0aLocation:%20https://evil.example', '///evil.example//', '/\\evil.example/', '/%5cevil.example/'],
  ...['/%2f%2fevil.example/', '/https://evil.example/', '/contact//evil.example/'],
  ...['/contact/%0d%0aLocation:%20https://evil.example/', '/.evil.example/', '/@evil.example/', '/;//evil.example/'],
  ...['http://evil.example/Contact/', 'https://evil.example//Contact/'],
])('no redirect leaves the site from %s', async (path) => {
  const forwarded = { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' };
  for (const headers of [{}, { host: 'evil.example' }, forwarded]) {
    const { status, headers: answered } = await server.call(path, { headers });
    expect([308, 404]).toContain(status);
    if (status === 308) expect(answered.location).toMatch(/^\/($|[a-z?])/);
  }
});

it('no request header appears in a page', async () => {
  const poison = 'poison.example';
  const { text } = await server.call('/contact', {
    headers: {
      ...{ host: poison, 'x-forwarded-host': poison, 'x-forwarded-proto': poison },
      ...{ referer: `https://${poison}/`, forwarded: `host=${poison}` },
    },
  });
  expect(text).not.toContain(poison);
  expect(text).toContain('href="http://site.example/contact"');
});

it('no page may be rewritten on its way, as by proxies that hide e-mail addresses', async () => {
  const { link } = (await server.post('/api/estimates', anEstimate())).json();
  const headers = await login(server);
  const pages = [...fixedPaths, '/nothing', '/blog?q=cedar', '/request/unknown', new URL(link).pathname];
  for (const [path, options] of [
    ...pages.map((path) => [path, {}] as const),
    ['/contact', { method: 'DELETE' }] as const,
    ...['receipt', 'letter'].map((preview) => [`/api/admin/settings/${preview}`, { headers }] as const),
  ]) {
    const { headers, text } = await server.call(path, options);
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/\bno-transform$/)]);
    expect(text).toContain('<html');
  }
});
