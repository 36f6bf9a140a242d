import * as v from 'valibot';
import { business } from '../../../catalogue/business.ts';
import { areaServedNames } from '../../../catalogue/towns/area-names.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.startsWith('https://site.example'));
const date = v.pipe(v.string(), v.isoTimestamp());
const shape = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.looseObject({ '@type': v.literal(type), ...entries });
const top = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  shape(type, { '@context': v.literal('https://schema.org'), ...entries });

const allAreas = v.strictTuple(areaServedNames.map((name) => v.literal(name)));
const region = v.looseObject({ name: v.picklist(areaServedNames) });
const place = shape('Place', {
  name: text,
  containedInPlace: v.union([region, v.looseObject({ name: text, containedInPlace: region })]),
});
const company = shape('HousePainter', { '@id': url, name: v.literal(business.name) });

const hours = shape('OpeningHoursSpecification', { dayOfWeek: v.array(text), opens: text, closes: text });

/** The required fields of each kind of structured data, as the client or search engines require. */
export const jsonLdShapes: Readonly<Record<string, v.GenericSchema>> = {
  HousePainter: top('HousePainter', {
    '@id': url,
    name: v.literal(business.name),
    image: url,
    url,
    telephone: v.literal(business.phone.dial),
    email: v.literal(business.email),
    address: shape('PostalAddress', {
      streetAddress: v.pipe(v.string(), v.startsWith('PO Box')),
      addressLocality: v.literal('Chester'),
      addressRegion: v.literal('MD'),
      postalCode: v.literal('21619'),
      addressCountry: v.literal('US'),
    }),
    areaServed: allAreas,
    priceRange: v.literal('$$'),
    founder: v.looseObject({ name: text }),
    foundingDate: v.literal('1975'),
    knowsAbout: v.pipe(v.array(text), v.minLength(1)),
    identifier: v.looseObject({ value: v.literal(business.license) }),
    description: text,
    openingHours: v.literal('Mo-Fr 08:00-17:00'),
    paymentAccepted: v.literal('Cash, Check, Credit Card'),
    hasCredential: v.looseObject({ credentialCategory: text, name: text }),
    aggregateRating: v.optional(v.never()),
    review: v.optional(v.never()),
  }),
  ContactPage: top('ContactPage', {
    mainEntity: v.intersect([
      company,
      v.looseObject({ contactPoint: v.looseObject({ hoursAvailable: v.tuple([hours, hours]) }) }),
    ]),
  }),
  Service: top('Service', {
    name: text,
    serviceType: text,
    description: text,
    url,
    provider: company,
    areaServed: v.union([allAreas, place]),
  }),
  BreadcrumbList: top('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(shape('ListItem', { position: v.number(), name: text, item: url })),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'Positions count from 1'),
    ),
  }),
  BlogPosting: top('BlogPosting', {
    headline: v.pipe(text, v.maxLength(110)),
    description: text,
    image: v.pipe(url, v.regex(/\.(png|jpe?g|webp)$/)),
    datePublished: date,
    dateModified: date,
    articleSection: text,
    keywords: text,
    mainEntityOfPage: url,
    author: company,
    publisher: company,
  }),
};
