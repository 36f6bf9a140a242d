import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { breadcrumbJsonLd, housePainterJsonLd, serviceJsonLd } from '../../../../catalogue/company/structured-data.ts';

const site = { url: 'https://brushline.example', image: 'https://brushline.example/social.png' };

describe('the business’s structured data', () => {
  const data = housePainterJsonLd(site);

  it('has the values that the client specified', () => {
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'HousePainter',
      ...site,
      priceRange: '$$',
      foundingDate: '1975',
      openingHours: 'Mo-Fr 08:00-17:00',
      paymentAccepted: 'Cash, Check, Credit Card',
      identifier: { value: business.license },
      hasCredential: { identifier: business.license },
      address: {
        streetAddress: 'PO Box 175',
        addressLocality: 'Chester',
        addressRegion: 'MD',
        postalCode: '21619',
        addressCountry: 'US',
      },
    });
    expect(data.areaServed).toHaveLength(18);
  });

  it('contains no rating and no review', () => {
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });
});

describe('a page’s structured data', () => {
  it('numbers the breadcrumbs from 1', () => {
    const crumbs = breadcrumbJsonLd([
      { name: 'Home', url: `${site.url}/` },
      { name: 'Exterior Painting', url: `${site.url}/exterior` },
    ]);
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Exterior Painting', item: `${site.url}/exterior` },
    ]);
  });

  it('names the business as the provider of a service', () => {
    const service = serviceJsonLd(site, {
      name: 'Exterior Painting',
      description: 'Siding.',
      url: `${site.url}/exterior`,
    });
    expect(service).toMatchObject({
      '@type': 'Service',
      name: 'Exterior Painting',
      provider: { '@id': housePainterJsonLd(site)['@id'] },
    });
  });
});
