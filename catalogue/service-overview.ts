import type { ServiceIcon } from './service-icon.ts';

/** The four groups of /services, in their order (SPEC.md §3). */
export const overviewCategories = [
  { key: 'main', heading: 'Main Services' },
  { key: 'specialty', heading: 'Specialty Services' },
  { key: 'premium', heading: 'Premium Packages' },
  { key: 'commercial', heading: 'Commercial Services' },
] as const;
export type OverviewCategory = (typeof overviewCategories)[number]['key'];

/** An entry of the service overview. */
export interface OverviewEntry {
  /** The path slug of SPEC.md §9; an address only as part of `/{area}-{slug}`, where that page exists. */
  slug: string;
  name: string;
  description: string;
  icon: ServiceIcon;
  category: OverviewCategory;
  /** The detail page that covers it, or the contact page. */
  href: '/interior' | '/exterior' | '/pressure-washing' | '/contact';
}

/** The 23 entries, in SPEC.md §9’s order: an area page shows the first eight specialty ones. */
export const serviceOverview: readonly OverviewEntry[] = [
  {
    slug: 'interior-painting',
    name: 'Interior Painting',
    description: 'Walls, ceilings, doors and trim, with floors covered and patches primed before the color.',
    icon: 'roller',
    category: 'main',
    href: '/interior',
  },
  {
    slug: 'exterior-painting',
    name: 'Exterior Painting',
    description: 'Siding, trim, shutters and porches, washed, mended and primed for sun and salt air.',
    icon: 'house',
    category: 'main',
    href: '/exterior',
  },
  {
    slug: 'pressure-washing',
    name: 'Pressure Washing',
    description: 'Siding, decks, patios and drives, with as much force as each can take and no more.',
    icon: 'spray-wand',
    category: 'main',
    href: '/pressure-washing',
  },
  {
    slug: 'cabinet-painting',
    name: 'Cabinet Painting',
    description: 'Doors off, degreased and sanded, then a hard enamel for kitchens and baths.',
    icon: 'cabinet',
    category: 'specialty',
    href: '/interior',
  },
  {
    slug: 'trim-painting',
    name: 'Trim Painting',
    description: 'Baseboards, crown, casings and doors in smooth enamel with clean lines.',
    icon: 'trim',
    category: 'specialty',
    href: '/interior',
  },
  {
    slug: 'drywall-repair',
    name: 'Drywall Repair',
    description: 'Nail pops, cracks and holes taped, floated flat and primed to match.',
    icon: 'trowel',
    category: 'specialty',
    href: '/interior',
  },
  {
    slug: 'accent-walls',
    name: 'Accent Walls',
    description: 'One deep color where the room already looks, with a dead-straight edge.',
    icon: 'wall',
    category: 'specialty',
    href: '/interior',
  },
  {
    slug: 'color-consultation',
    name: 'Color Consultation',
    description: 'Painted samples in your own light, and a written scheme to keep.',
    icon: 'color-cards',
    category: 'specialty',
    href: '/contact',
  },
  {
    slug: 'deck-staining',
    name: 'Deck Staining',
    description: 'Cleaned, brightened, dried and stained, rails and end grain included.',
    icon: 'deck',
    category: 'specialty',
    href: '/exterior',
  },
  {
    slug: 'fence-painting',
    name: 'Fence Painting',
    description: 'Pickets and boards coated on both faces, down to the ground line.',
    icon: 'fence',
    category: 'specialty',
    href: '/exterior',
  },
  {
    slug: 'cedar-maintenance',
    name: 'Cedar Maintenance',
    description: 'Shingles and clapboard kept silver, stained or painted, never blasted.',
    icon: 'shingles',
    category: 'specialty',
    href: '/exterior',
  },
  {
    slug: 'metal-coatings',
    name: 'Metal Coatings',
    description: 'Railings, doors and metal roofs cleaned of rust, primed and coated.',
    icon: 'metal',
    category: 'specialty',
    href: '/exterior',
  },
  {
    slug: 'epoxy-flooring',
    name: 'Epoxy Flooring',
    description: 'Garage and basement slabs profiled, patched and coated for wear.',
    icon: 'floor',
    category: 'specialty',
    href: '/contact',
  },
  {
    slug: 'elastomeric-coatings',
    name: 'Elastomeric Coatings',
    description: 'Thick, flexible coats that bridge hairline cracks in stucco and block.',
    icon: 'crack',
    category: 'specialty',
    href: '/exterior',
  },
  {
    slug: 'house-washing',
    name: 'House Washing',
    description: 'A soft wash for siding, soffits and porches, salt under the eaves included.',
    icon: 'siding',
    category: 'specialty',
    href: '/pressure-washing',
  },
  {
    slug: 'patio-washing',
    name: 'Patio Washing',
    description: 'Brick, stone and pavers cleaned, and the sand put back in the joints.',
    icon: 'paving',
    category: 'specialty',
    href: '/pressure-washing',
  },
  {
    slug: 'driveway-washing',
    name: 'Driveway Washing',
    description: 'Concrete washed evenly, with oil treated before the water.',
    icon: 'spray-wand',
    category: 'specialty',
    href: '/pressure-washing',
  },
  {
    slug: 'move-in-ready',
    name: 'Move-In Ready',
    description: 'Walls, ceilings and trim finished while the rooms are still empty.',
    icon: 'key',
    category: 'premium',
    href: '/contact',
  },
  {
    slug: 'real-estate-refresh',
    name: 'Real Estate Refresh',
    description: 'The rooms and the front door that a buyer sees first, ready for the photos.',
    icon: 'sign',
    category: 'premium',
    href: '/contact',
  },
  {
    slug: 'spring-maintenance',
    name: 'Spring Maintenance',
    description: 'A wash, a walk around the house, and the winter’s chips touched up.',
    icon: 'calendar',
    category: 'premium',
    href: '/contact',
  },
  {
    slug: 'commercial-painting',
    name: 'Commercial Painting',
    description: 'Shops, restaurants and rentals painted around their opening hours.',
    icon: 'storefront',
    category: 'commercial',
    href: '/contact',
  },
  {
    slug: 'office-painting',
    name: 'Office Painting',
    description: 'Low-odor work by floor or by wing, with desks covered and put back.',
    icon: 'office',
    category: 'commercial',
    href: '/contact',
  },
  {
    slug: 'retail-refresh',
    name: 'Retail Refresh',
    description: 'Storefront, walls and fitting rooms made fresh between two business days.',
    icon: 'storefront',
    category: 'commercial',
    href: '/contact',
  },
];
