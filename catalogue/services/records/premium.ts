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
