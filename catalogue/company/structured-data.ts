import { business } from '../business.ts';
import { mainServices } from '../services/main-services.ts';
import { areaServedNames } from '../towns/area-names.ts';

/** A schema.org node, ready for JSON.stringify. The caller escapes `<` when writing it into a page. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The id by which other nodes refer to the business. @param siteUrl origin without a trailing slash */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/**
 * The business, without review or rating markup: search engines ignore a business's reviews of itself.
 * @param site origin without a trailing slash, and the absolute URL of a picture
 */
export function housePainterJsonLd(site: { url: string; image: string }): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'HousePainter',
    '@id': businessId(site.url),
    name: business.name,
    legalName: business.legalName,
    image: site.image,
    url: site.url,
    telephone: business.phone.dial,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address.poBox,
      addressLocality: business.address.city,
      addressRegion: business.address.state,
      postalCode: business.address.zipCode,
      addressCountry: business.address.country,
    },
    areaServed: areaServedNames,
    priceRange: '$$',
    founder: { '@type': 'Organization', name: business.founder },
    foundingDate: String(business.foundedYear),
    knowsAbout: mainServices.map((service) => service.name),
    identifier: { '@type': 'PropertyValue', name: 'Maryland contractor license', value: business.license },
    description: business.description,
    openingHours: 'Mo-Fr 08:00-17:00',
    paymentAccepted: 'Cash, Check, Credit Card',
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: 'Licensed and insured home improvement contractor',
      identifier: business.license,
    },
    sameAs: [business.social.url],
  };
}

/** The breadcrumbs from the home page to the current page. @param trail names and absolute URLs, in order */
export function breadcrumbJsonLd(trail: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** One service of the business. @param service its name, a sentence, and its page’s absolute URL */
export function serviceJsonLd(
  site: { url: string },
  service: { name: string; description: string; url: string },
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: service.name,
    name: service.name,
    description: service.description,
    url: service.url,
    provider: { '@type': 'HousePainter', '@id': businessId(site.url), name: business.name },
    areaServed: areaServedNames,
  };
}
