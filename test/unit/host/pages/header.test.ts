import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { elementOf, renderPage } from '../support/rendered-page.ts';

const headerOf = async (path: string, options?: Parameters<typeof renderPage>[1]) =>
  elementOf((await renderPage(path, options)).html, /<header/, '</header>');

describe('the header', () => {
  it('has the logo, the phone and the plain links', async () => {
    const header = await headerOf('/');
    expect(header).toMatch(/<a [^>]*href="\/">.*?Brushline<\/a>/);
    expect(header).toMatch(/<a [^>]*href="tel:\+14105550142"[^>]*>\(410\) 555-0142<\/a>/);
    const links = { '/about': 'ABOUT', '/blog': 'BLOG', '/review-us': 'REVIEW US', '/contact': 'CONTACT' };
    for (const [path, name] of Object.entries(links)) expect(header).toContain(`<a href="${path}">${name}</a>`);
  });

  it('links only the areas of its groups, by the given slugs', async () => {
    const renamed = areas.map((area) => (area.name === 'Easton' ? { ...area, slug: 'easton-md' } : area));
    const header = await headerOf('/', { content: { areas: async () => renamed } });
    const panel = elementOf(header, /<div [^>]*id="nav-areas"/, 'View All Areas');
    expect(panel.match(/href="\/service-areas\//g)).toHaveLength(18);
    expect(panel).toContain('<a href="/service-areas/easton-md">Easton</a>');
    const groups = panel
      .split(/(?=<p[ >])/)
      .map((group) => [...group.matchAll(/>([^<>]+)<\/(?:p|a)>/g)].map(([, text]) => text));
    expect(groups).toContainEqual(['MAJOR CITIES', 'Annapolis', 'Easton', 'Chestertown', 'Cambridge']);
    expect(panel).not.toContain('Bozman');
  });

  it('keeps its four headings if loading the areas fails', async () => {
    const header = await headerOf('/', { content: { areas: () => Promise.reject(new Error('away')) } });
    for (const heading of ['MAJOR CITIES', 'EASTERN SHORE', "QUEEN ANNE'S COUNTY", 'KENT COUNTY'])
      expect(header.replaceAll('&#39;', "'")).toContain(`>${heading}</p>`);
    expect(header).not.toContain('href="/service-areas/');
    expect(header).toContain('View All Areas →');
  });

  it.each(['/contact', '/interior'])('marks %s as the current page, and only that', async (path) => {
    const marked = [...(await headerOf(path)).matchAll(/<a href="([^"]+)" aria-current="page"/g)];
    expect(new Set(marked.map((match) => match[1]))).toEqual(new Set([path]));
  });
});
