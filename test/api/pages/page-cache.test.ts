import { describe, expect, it } from 'vitest';
import { fixedPaths } from '../../../host/routes.ts';
import { bodyOf, readLate, startFaultySite } from '../support/faulty-site.ts';

/** Placeholders of slow content. */
const placeholders: Readonly<Record<string, readonly [text: string, times: number][]>> = {
  '/': [['Loading a review', 3]],
  '/about': [
    ['Loading a review', 3],
    ['Loading areas...', 1],
  ],
};

/** Pages that show content but also work without it. */
const standing = fixedPaths.filter((path) => !['/blog', '/service-areas'].includes(path));

const headerOf = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('</header>'));
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const count = (html: string, text: string) => html.split(text).length - 1;
const groups = ['MAJOR CITIES', 'EASTERN SHORE', "QUEEN ANNE'S COUNTY", 'KENT COUNTY'];

function expectEmptyGroups(html: string): void {
  const header = headerOf(html);
  for (const heading of groups) expect(header.replaceAll('&#x27;', "'").replaceAll('&#39;', "'")).toContain(heading);
  expect(header).toContain('View All Areas →');
  expect(header).not.toMatch(/href="\/service-areas\/[a-z]/);
}

describe.each(standing)('%s', (path) => {
  it('works with an empty and with a failing store, with empty header groups', async () => {
    await using site = await startFaultySite();
    const { text: well } = await site.server.call(path);
    expect(headerOf(well)).toContain('href="/service-areas/annapolis"');
    for (const mood of ['empty', 'failing'] as const) {
      site.store.become(mood);
      await site.server.checkContent();
      const { status, text } = await site.server.call(path);
      expect([mood, status, headingOf(text)]).toEqual([mood, 200, headingOf(well)]);
      expect(text).not.toContain('Loading a');
      expectEmptyGroups(text);
    }
  });

  it('shows everything except the slow parts while the store is slow', async () => {
    await using site = await startFaultySite();
    const { text: well } = await site.server.call(path);
    const { response, early, whole } = await readLate(site, path);
    expect(response.status).toBe(200);
    expect(headingOf(early)).toBe(headingOf(well));
    expect(early).toContain('</footer>');
    expectEmptyGroups(early);
    for (const [text, times] of placeholders[path] ?? []) expect(count(bodyOf(early), text)).toBe(times);
    expect(whole).toContain('href="/service-areas/annapolis"');
  });
});

it.each(['/interior', '/exterior', '/pressure-washing', '/contact'])(
  'the form of %s arrives before any slow part',
  async (path) => {
    await using site = await startFaultySite();
    const { early } = await readLate(site, path);
    expect(early).toMatch(/<form [^>]*method="post"/);
    expect(early).toContain('name="zipCode"');
  },
);
