import { premium, type Service, specialty } from '../service.ts';

export const premiumServices: readonly Service[] = [
  {
    name: 'Move-In Ready',
    icon: 'key',
    overview: premium('/contact', 'Walls, ceilings and trim finished while the rooms are still empty.'),
  },
  {
    key: 'real-estate-refresh',
    name: 'Refresh & List',
    icon: 'sign',
    overview: premium('/contact', 'The rooms and the front door that a buyer sees first, ready for the photos.'),
  },
  {
    name: 'Spring Maintenance',
    icon: 'calendar',
    overview: premium('/contact', 'A wash, a walk around the house, and the winter’s chips touched up.'),
  },
];

export const coatingsServices: readonly Service[] = [
  {
    name: 'Metal Coatings',
    icon: 'metal',
    overview: specialty('/exterior', 'Railings, doors and metal roofs cleaned of rust, primed and coated.'),
  },
  {
    name: 'Epoxy Flooring',
    icon: 'floor',
    overview: specialty('/contact', 'Garage and basement slabs profiled, patched and coated for wear.'),
  },
  {
    name: 'Elastomeric Coatings',
    icon: 'crack',
    overview: specialty('/exterior', 'Thick, flexible coats that bridge hairline cracks in stucco and block.'),
  },
];
