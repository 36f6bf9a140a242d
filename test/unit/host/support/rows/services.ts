import type { RouteRow } from './route-row.ts';

const phone = 'tel:+14105550142';
const trail = ['BreadcrumbList'];
const detail = ['Service', 'BreadcrumbList'];
const detailTowns =
  'Kent Island\nStevensville\nChester\nCenterville\nGrasonville\nQueenstown\nEaston\nSt. Michaels\nWyemills';
const estimateLabels = ['Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip code'];

/** The pages of services and the list of towns. */
export const serviceRows: readonly RouteRow[] = [
  {
    path: '/services',
    title: 'Our Services | Brushline',
    h1: 'One family of painters for every surface.',
    types: trail,
    says: ['Main Services3', 'Specialty Services14', 'Premium Packages3', 'Commercial Services3'],
    leads: [
      ['Interior Painting', '/interior'],
      ['Deck Staining', '/exterior'],
      ['Driveway Washing', '/pressure-washing'],
      ['Retail Refresh', '/contact#estimate'],
      ['Get Free Estimate', '/contact#estimate'],
    ],
  },
  {
    path: '/all-services',
    title: 'All Services | Brushline',
    h1: 'Everything we paint, repair and wash.',
    types: trail,
    says: [
      'Interior Services',
      'Exterior Services',
      'Specialty Coatings',
      'Surface Preparation',
      'Cleaning Services',
      'Premium Packages',
      'Value-Add Services',
      'Commercial Services',
      '50+ Years',
      'Licensed & Insured',
      'Local Maryland',
      'Free Estimates',
      '500+ projects',
      '100% satisfaction',
      '50+ years',
    ],
    leads: [['Get Your Free Estimate', '/contact#estimate']],
    counts: [['Most Popular', 4]],
  },
  {
    path: '/interior',
    title: 'Interior Painting on Maryland’s Eastern Shore | Brushline',
    h1: 'Straight lines, and your room back.',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    leads: [
      ['Take the Color Quiz', '/color-quiz#interior'],
      ['Wyemills', '/service-areas/wye-mills'],
      ['Call (410) 555-0142', phone],
    ],
  },
  {
    path: '/exterior',
    title: 'Exterior Painting on Maryland’s Eastern Shore | Brushline',
    h1: 'Paint that stands up to salt air.',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    leads: [
      ['Take the Color Quiz', '/color-quiz#exterior'],
      ['Centerville', '/service-areas/centreville'],
    ],
  },
  {
    path: '/pressure-washing',
    title: 'Pressure Washing on Maryland’s Eastern Shore | Brushline',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    counts: [['Quiz', 0]],
  },
  {
    path: '/service-areas',
    title: 'Areas We Serve | Brushline',
    h1: 'Areas We Serve',
    types: trail,
    says: ['All Counties', "Don't See Your Area Listed?"],
    leads: [
      ['All St. Michaels Services', '/service-areas/st-michaels'],
      ['Drywall Repair', '/service-areas/galena?service=drywall-repair'],
      ['View all 43 services', '/galena-services'],
      ['Contact Us Today', '/contact'],
      ['(410) 555-0142', phone],
    ],
    counts: [
      ['43 Services Available', 23],
      ['View all 43 services', 23],
      ['Interior Painting', 23],
      ['Drywall Repair', 23],
      ['No service areas found', 0],
    ],
  },
];
