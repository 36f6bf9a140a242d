import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testimonials } from '../../../catalogue/company/testimonials.ts';
import { packages } from '../../../catalogue/services/packages.ts';
import { Footer } from '../../../host/components/layout/footer.tsx';
import type { PageProps } from '../../../host/page.ts';
import { home } from '../../../host/pages/home/page.tsx';

type Reviews = PageProps<{ testimonials: typeof testimonials }>['data']['testimonials'];
const context = {
  path: '/',
  params: {},
  publicUrl: 'https://brushline.example',
  query: new Map(),
  posted: undefined,
  embedOrigins: [],
  integrity: {},
  known: undefined,
  isOwner: false,
};
const homeHtml = (reviews: Reviews) => renderToString(<home.View {...context} data={{ testimonials: reviews }} />);
const whole = homeHtml(testimonials);
const at = (text: string) => whole.indexOf(text);

describe('the home page', () => {
  it('has its six sections in order', () => {
    const places = [
      'over 50',
      'Our Services',
      'Find your color',
      'Premium Service Packages',
      'Family of Companies',
      'Customer testimonials',
    ].map(at);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says in its headline that the business has been family-run for over 50 years', () => {
    const headline = /<h1>(.*?)<\/h1>/.exec(whole)?.[1]?.replaceAll('\u00a0', ' ');
    expect(headline).toMatch(/family-run.*over 50 years/i);
  });

  it('links to the three services, the overview, the portfolio and the palette', () => {
    const cards = ['/exterior', '/interior', '/pressure-washing'].map((path) => at(`href="${path}"`));
    expect(cards).toEqual([...cards].sort((a, b) => a - b));
    expect(whole).toMatch(/href="\/services">Our Services</);
    for (const path of ['/all-services', '/color-palette']) expect(whole).toContain(`href="${path}"`);
    expect(whole).toContain('Hall of Fame collection (2020-2025)');
  });

  it('offers all six packages, each with a quote', () => {
    const escaped = packages.map(({ name }) => `<h3>${name.replace('&', '&amp;')}</h3>`);
    for (const name of escaped) expect(whole).toContain(name);
    const asked = [...whole.matchAll(/href="\/contact\?package=([^"#]+)#estimate">Get Quote</g)];
    expect(asked.map(([, name]) => new URLSearchParams(`name=${name}`).get('name'))).toEqual(
      packages.map(({ name }) => name),
    );
  });

  it('links to the estimate form on /contact with three more labels', () => {
    for (const name of ['Get Free Estimate', 'Start Your Project', 'Get Your Free Estimate'])
      expect(whole).toContain(`href="/contact#estimate">${name}<`);
  });

  it('marks this business and opens the two others in a new tab', () => {
    expect(whole.match(/>Current Site</g)).toHaveLength(1);
    expect(whole.match(/>Sister Company</g)).toHaveLength(2);
    expect(whole.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
  });

  it('has no style attribute, which the security policy would block', () => {
    expect(whole).not.toMatch(/ style="/);
  });

  it('describes the business to search engines', () => {
    expect(home.metadata(context, { testimonials }).structuredData).toMatchObject([
      { '@type': 'HousePainter', priceRange: '$$' },
    ]);
  });
});

describe('the footer', () => {
  const html = renderToString(<Footer />);

  it('has exactly two sister companies and one social link, in new tabs', () => {
    expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(3);
  });

  it('has the address, the phone, the email, the year and the legal links', () => {
    for (const text of ['Chester, MD 21619', 'href="tel:', 'href="mailto:', '© 2025']) expect(html).toContain(text);
    for (const path of ['/privacy-policy', '/terms-of-service', '/sitemap', '/admin'])
      expect(html).toContain(`href="${path}"`);
  });
});
