import type { Service } from '../service.ts';

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
