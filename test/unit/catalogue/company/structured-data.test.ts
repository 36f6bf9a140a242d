import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { housePainterJsonLd, serviceJsonLd } from '../../../../catalogue/company/structured-data.ts';

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

it('a service names the business as its provider', () => {
  const service = serviceJsonLd(site, { name: 'Siding', description: 'Siding.', url: `${site.url}/exterior` });
  expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': housePainterJsonLd(site)['@id'] } });
});
