import type { Service } from '../service.ts';

export const premiumServices: readonly Service[] = [
  {
    key: 'move-in-ready',
    name: 'Move-In Ready',
    icon: 'key',
    overview: {
      category: 'premium',
      href: '/contact',
      description: 'Walls, ceilings and trim finished while the rooms are still empty.',
    },
  },
  {
    key: 'real-estate-refresh',
    name: 'Real Estate Refresh',
    icon: 'sign',
    overview: {
      category: 'premium',
      href: '/contact',
      description: 'The rooms and the front door that a buyer sees first, ready for the photos.',
    },
  },
  {
    key: 'spring-maintenance',
    name: 'Spring Maintenance',
    icon: 'calendar',
    overview: {
      category: 'premium',
      href: '/contact',
      description: 'A wash, a walk around the house, and the winter’s chips touched up.',
    },
  },
];

export const coatingsServices: readonly Service[] = [
  {
    key: 'metal-coatings',
    name: 'Metal Coatings',
    icon: 'metal',
    overview: {
      category: 'specialty',
      href: '/exterior',
      description: 'Railings, doors and metal roofs cleaned of rust, primed and coated.',
    },
  },
  {
    key: 'epoxy-flooring',
    name: 'Epoxy Flooring',
    icon: 'floor',
    overview: {
      category: 'specialty',
      href: '/contact',
      description: 'Garage and basement slabs profiled, patched and coated for wear.',
    },
  },
  {
    key: 'elastomeric-coatings',
    name: 'Elastomeric Coatings',
    icon: 'crack',
    overview: {
      category: 'specialty',
      href: '/exterior',
      description: 'Thick, flexible coats that bridge hairline cracks in stucco and block.',
    },
  },
];
