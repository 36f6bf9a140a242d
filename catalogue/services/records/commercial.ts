import { paintColor } from '../../paint/paint-colors.ts';
import { commercial, type Service } from '../service.ts';

export const commercialServices: readonly Service[] = [
  {
    name: 'Commercial Painting',
    icon: 'block',
    overview: commercial('/contact', 'Shops, restaurants and rentals painted around their opening hours.'),
    local: {
      work: 'outside',
      inShort: 'Shops, offices and rentals.',
      scene: 'work-storefront',
      paint: paintColor('SW 6250'),
      description: 'Shops, offices, restaurants and rentals, painted around the hours you are open.',
      fullDescription:
        'A business cannot smell of paint at lunch. So a commercial job is planned backward from your week: which rooms must be open, which may close, when deliveries come, and who holds the key. We agree on a sequence and keep to it, a floor, a wing or a storefront at a time, with the walkway left clear and signed. Products are picked for wear and for quick, low-odor drying: scrubbable finishes in corridors, stain-blocking ones above a kitchen, a direct-to-metal coating on steel doors and rails. Property managers get the color schedule in writing, so that the next unit matches the last. If your landlord asks for proof of insurance, so may you, and we show it.',
      benefits: [
        'Work planned around opening hours',
        'Low-odor, scrubbable finishes for busy rooms',
        'One written color schedule for all units',
        'Licensed and insured, with papers on request',
      ],
      process: [
        { title: 'Walk through', text: 'With you or your manager, while the place is running.' },
        { title: 'Schedule', text: 'Areas, hours, access and signs set out on one page.' },
        { title: 'Protect and prepare', text: 'Stock, floors, fixtures and people kept clear of dust.' },
        { title: 'Paint and reopen', text: 'Area by area, swept and dry before the doors unlock.' },
      ],
    },
  },
  {
    name: 'Office Painting',
    icon: 'office',
    overview: commercial('/contact', 'Low-odor work by floor or by wing, with desks covered and put back.'),
  },
  {
    name: 'Retail Refresh',
    icon: 'storefront',
    overview: commercial('/contact', 'Storefront, walls and fitting rooms made fresh between two business days.'),
  },
];
