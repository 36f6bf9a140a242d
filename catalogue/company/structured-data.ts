import { business } from '../business.ts';
import type { ServiceArea } from '../contracts/content.ts';
import { mainServices } from '../services/main-services.ts';
import { weekParts } from '../time/opening-hours.ts';
import { areaServedNames, wholeRegion } from '../towns/area-names.ts';

/** Callers escape `<` when writing it into a page. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** `siteUrl` has no trailing slash. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/** Without ratings: search engines ignore a business's reviews of itself. */
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
    openingHours: business.structuredHours,
    paymentAccepted: business.payments.structured,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: 'Licensed and insured home improvement contractor',
      identifier: business.license,
    },
    sameAs: [business.social.url],
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const daysOf = { weekdays, saturday: ['Saturday'], sunday: ['Sunday'] };

export const contactJsonLd = (siteUrl: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  mainEntity: {
    ...{ '@type': 'HousePainter', '@id': businessId(siteUrl), name: business.name },
    contactPoint: {
      ...{ '@type': 'ContactPoint', contactType: 'customer service', telephone: business.phone.dial },
      hoursAvailable: weekParts.flatMap((part) => {
        const day = business.hours[part];
        return day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf[part], ...day }] : [];
      }),
    },
  },
});

/** Each lies in one of `areaServedNames`. */
export function placeJsonLd({ name, county, state }: ServiceArea): JsonLd {
  const isNamed = areaServedNames.includes(county);
  const region = { '@type': 'AdministrativeArea', name: wholeRegion };
  return {
    '@type': 'Place',
    name: `${name}, ${state}`,
    containedInPlace: {
      ...{ '@type': 'AdministrativeArea', name: isNamed ? county : `${county}, ${state}` },
      ...(!isNamed && { containedInPlace: region }),
    },
  };
}

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

export function serviceJsonLd(siteUrl: string, service: { name: string; description: string; url: string }): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: service.name,
    name: service.name,
    description: service.description,
    url: service.url,
    provider: { '@type': 'HousePainter', '@id': businessId(siteUrl), name: business.name },
    areaServed: areaServedNames,
  };
}
