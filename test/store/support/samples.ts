import type { BlogPost, ServiceArea, Testimonial } from '../../../catalogue/contracts/content.ts';
import type { Seeds } from '../../../server/store/content.ts';
import type { InboxQuery, NewPhoto } from '../../../server/store/engine.ts';
import type { NewLead } from '../../../server/store/lead.ts';
import type { Store } from '../../../server/store/store.ts';

/** Leads received a minute apart, in the order given. */
export async function filled(store: Store, leads: Record<string, Partial<NewLead>>): Promise<Store> {
  for (const [index, [id, given]] of Object.entries(leads).entries()) {
    await store.addLead(aLead(id, { receivedAt: afterNoon(index * minuteMs), ...given }));
  }
  return store;
}

export async function idsOf(store: Store, query: Partial<InboxQuery> = {}): Promise<string[]> {
  const { leads } = await store.inbox({ order: 'newest', limit: 100, ...query });
  return leads.map(({ id }) => id);
}

export const from = (fields: Record<string, string>): Partial<NewLead> => ({ fields });
export const spam = { suspicions: ['links'] };

export const noon = new Date('2026-05-04T12:00:00.000Z');
export const afterNoon = (ms: number) => new Date(noon.getTime() + ms);
export const minuteMs = 60_000;
export const owner = { at: afterNoon(minuteMs), by: '' };

export function aLead(id: string, given: Partial<NewLead> = {}): NewLead {
  return {
    id,
    kind: 'estimate',
    fields: { name: 'Ada Field', email: 'ada@example.com', message: 'Two rooms, please.\nAnd the porch – soon.' },
    fingerprint: `fingerprint of ${id}`,
    receivedAt: noon,
    source: { origin: 'https://sister.example', page: 'https://sister.example/paint', campaign: 'spring' },
    suspicions: [],
    ...given,
  };
}

export function anArea(id: string, name: string, given: Partial<ServiceArea> = {}): ServiceArea {
  return {
    id,
    name,
    slug: id,
    county: 'Talbot',
    state: 'MD',
    description: `${name}, in a line.`,
    active: true,
    ...given,
  };
}

export function aTestimonial(id: string): Testimonial {
  return {
    id,
    rating: '4.8',
    review: `A word from ${id}.`,
    customerName: `Customer ${id}`,
    location: 'Easton',
    serviceType: 'interior',
    isSample: true,
  };
}

export function aPost(id: string, publishedAt: string): BlogPost {
  return {
    id,
    slug: `about-${id}`,
    title: `About ${id}`,
    excerpt: `What there is to know of ${id}.`,
    category: 'Deck Staining',
    content: `## ${id}\n\nMore of it, with **weight**.`,
    imageUrl: '',
    publishedAt,
    updatedAt: publishedAt,
  };
}

export const seeds: Seeds = {
  areas: [
    anArea('st-michaels', 'St. Michaels', { zipCodes: ['21663'], metaDescription: 'Painters in St. Michaels.' }),
    anArea('easton', 'Easton'),
    anArea('oxford', 'Oxford', { active: false }),
  ],
  testimonials: [aTestimonial('z-first'), aTestimonial('a-second')],
  posts: [
    aPost('cedar', '2026-03-01T12:00:00.000Z'),
    aPost('decks', '2026-04-01T12:00:00.000Z'),
    aPost('later', '2099-01-01T12:00:00.000Z'),
  ],
};

/** A photo of half a megabyte, different for every id. */
export const aPhoto = (id: string, given: Partial<NewPhoto> = {}): NewPhoto => ({
  id,
  addedAt: noon,
  large: Buffer.from(`large ${id} `.repeat(50_000)),
  small: Buffer.from(`small ${id}`),
  ...given,
});
