import type { ServiceHref } from './service.ts';
import { localServices, services } from './services.ts';

const card = (name: string, text: string, href: ServiceHref) => ({ name, text, href });

const specified = {
  'Interior Services': [
    card('Walls & Ceilings', 'Two coats from a wet edge, ceiling first.', '/interior'),
    card('Trim, Doors & Stairs', 'Enamel brushed thin along the grain, then left alone.', '/interior'),
    card('Cabinet Painting', 'Doors numbered, degreased, sanded and enameled.', '/interior'),
    card('Accent Walls', 'One deep color over a tinted primer, edge drawn by level.', '/interior'),
    card('Wallpaper Removal', 'Paper and paste both gone before any primer.', '/interior'),
    card('Built-Ins & Mantels', 'Shelves, surrounds and window seats in a hard finish.', '/interior'),
  ],
  'Exterior Services': [
    card('Siding', 'Clapboard, shingle, fiber cement and aluminum, prepared by kind.', '/exterior'),
    card('Exterior Trim & Shutters', 'Sills, fascia, brackets and louvers, cut in by hand.', '/exterior'),
    card('Front Doors', 'Sanded, primed and finished, with the edges sealed too.', '/exterior'),
    card('Porches & Railings', 'Floors, ceilings, spindles and steps that get walked on.', '/exterior'),
    card('Deck Staining', 'Cleaned, brightened, dried, then stained board by board.', '/exterior'),
    card('Fence Painting', 'Both faces, every top cut, gates that still close.', '/exterior'),
  ],
  'Specialty Coatings': [
    card('Elastomeric Coatings', 'A flexible coat that bridges hairline cracks in masonry.', '/exterior'),
    card('Epoxy Flooring', 'Garage and basement slabs, profiled and coated.', '/contact'),
    card('Metal Coatings', 'Rust removed, metal primed, railings and roofs coated.', '/exterior'),
    card('Clear Wood Finishes', 'Stain and varnish for doors, beams and mantels.', '/contact'),
    card('Masonry & Stucco Paint', 'Breathable coatings for brick that is already painted.', '/exterior'),
  ],
  'Surface Preparation': [
    card('Drywall Repair', 'Cracks taped, holes backed, textures matched.', '/interior'),
    card('Plaster Repair', 'Loose keys secured, cracks bridged, walls skimmed smooth.', '/interior'),
    card('Scraping & Sanding', 'Down to a sound edge, then feathered until it cannot be felt.', '/exterior'),
    card('Caulking & Glazing', 'Open joints and dry putty renewed before color.', '/exterior'),
  ],
  'Cleaning Services': [
    card('House Washing', 'Mildew treated, siding rinsed, low pressure throughout.', '/pressure-washing'),
    card('Driveway Washing', 'Driveways and walks cleaned evenly, oil treated first.', '/pressure-washing'),
    card('Patio Washing', 'Brick, stone and pavers, with joint sand swept back.', '/pressure-washing'),
    card('Deck & Dock Washing', 'A wide fan along the grain, and time to dry.', '/pressure-washing'),
    card('Fence Washing', 'Green off both faces before stain or paint.', '/pressure-washing'),
  ],
  'Premium Packages': [
    card('Move-In Ready', 'Every room finished before the truck arrives.', '/contact'),
    card('Refresh & List', 'What buyers see first, ready for the camera.', '/contact'),
    card('Spring Maintenance', 'A wash, a walk-around and the winter’s touch-ups.', '/contact'),
    card('Deck Life Extension', 'Wash, sand and stain for the boards you have.', '/contact'),
  ],
  'Value-Add Services': [
    card('Color Consultation', 'Painted samples in your own light, brought to the estimate.', '/contact'),
    card('Annual Touch-Up Contracts', 'One visit a year, one list, nothing left to pile up.', '/contact'),
    card('Interior Touch-Up Subscription', 'Scuffs and nail holes repaired on a schedule you set.', '/contact'),
    card('Cedar Maintenance', 'Shingles kept silver, stained or painted, never blasted.', '/exterior'),
  ],
  'Commercial Services': [
    card('Commercial Painting', 'Shops, restaurants and rentals, around the hours you are open.', '/contact'),
    card('Office Painting', 'A floor or a wing at a time, low odor, desks covered.', '/contact'),
    card('Retail Refresh', 'Storefront, walls and fitting rooms, between two business days.', '/contact'),
  ],
};

export type PortfolioCategory = keyof typeof specified;

// `Object.keys` forgets that these are all keys.
export const portfolio = (Object.keys(specified) as PortfolioCategory[]).map((category) => ({
  category,
  cards: [
    ...specified[category],
    ...services.flatMap(({ name, portfolio: added }) =>
      added?.category === category ? [card(name, added.text, added.href)] : [],
    ),
  ],
}));

const withPages = localServices.map(({ name }) => name);

/** Cards without pages in towns. */
export const otherWork = portfolio.map(({ category, cards }) => ({
  category,
  names: cards.flatMap(({ name }) => (withPages.includes(name) ? [] : [name])),
}));
