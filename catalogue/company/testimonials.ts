import type { Testimonial } from '../contracts/content.ts';
import { type ServiceType, serviceTypes } from '../contracts/form-names.ts';

/** Seeds the store. Samples make no measurable claims. */
export const testimonials: readonly Testimonial[] = /* @__PURE__ */ [
  {
    review:
      'They masked every window by hand, and the line between the siding and the trim is dead straight. I have caught myself standing in the road to look at it.',
    customerName: 'Marian Hale',
    location: 'Stevensville',
    serviceType: 'exterior',
  },
  {
    review:
      'The furniture was back where it belonged before dinner, every evening, until the stairwell was done. Our dog misses them.',
    customerName: 'Daniel Ortiz',
    location: 'Easton',
    serviceType: 'interior',
  },
  {
    rating: 4,
    review:
      'Clear price, and they swept the driveway on the way out. The second coat on the fence went on a day late because of rain, and they called that morning to say so.',
    customerName: 'Tom Brandt',
    location: 'Chester',
    serviceType: 'fence-painting',
  },
  {
    review:
      'They brought the samples, brushed them on the wall, and told me to wait for the evening light. I am glad I waited.',
    customerName: 'Anna Price',
    location: 'Centreville',
    serviceType: 'interior',
  },
  {
    review: 'I thought the patio needed replacing. It needed washing.',
    customerName: 'Ruth Calloway',
    location: 'Kent Island',
    serviceType: 'pressure-washing',
  },
  {
    review:
      'Old clapboard on the water side, and I expected a lecture about replacing it. Instead they went over it board by board, showed me the few that were soft, and primed the rest before any color went on. It looks like the house I remember from when my parents had it.',
    customerName: 'Joan Whitcomb',
    location: 'Oxford',
    serviceType: 'exterior',
  },
].map((review) => ({
  id: `testimonial-${review.customerName.split(' ').at(-1)?.toLowerCase()}`,
  rating: 5,
  ...review,
  isSample: true,
}));

export const maxStars = 5;

/** A missing rating, one below 1, or not a number shows five. */
export function starsOf(rating: number | string | null | undefined): number {
  const stars = Number.parseInt(String(rating), 10);
  return stars >= 1 ? Math.min(stars, maxStars) : maxStars;
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase()[0] ?? '').join('');
}

export const toneOf = (serviceType: string): ServiceType | 'neutral' =>
  serviceTypes.find((known) => known === serviceType) ?? 'neutral';

export function workOf(serviceType: string): string {
  const work = serviceType.replaceAll('-', ' ');
  return serviceType === 'interior' || serviceType === 'exterior' ? `${work} painting` : work;
}
