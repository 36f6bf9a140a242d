/** What one address says and where it links, as the client specified. */
export interface RouteRow {
  path: string;
  /** @default 200 */
  status?: number;
  title: string;
  /** The h1. */
  h1?: string | RegExp;
  /** @default none: the page is indexed */
  robots?: 'noindex' | 'noindex, follow';
  /** Types of its structured data, in order. */
  types: readonly string[];
  /** Texts in its main part. */
  says?: readonly string[];
  /** Labels and targets of links. */
  leads?: readonly (readonly [label: string, href: string])[];
  /** How often a text appears. */
  counts?: readonly (readonly [text: string, times: number])[];
}

const phone = 'tel:+14105550142';
const trail = ['BreadcrumbList'];
const detail = ['Service', 'BreadcrumbList'];
const detailTowns =
  'Kent Island\nStevensville\nChester\nCenterville\nGrasonville\nQueenstown\nEaston\nSt. Michaels\nWyemills';
const estimateLabels = ['Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip code'];

/** The fixed pages. */
export const fixedRows: readonly RouteRow[] = [
  {
    path: '/',
    title: 'Brushline | Painting and Pressure Washing on Maryland’s Eastern Shore',
    h1: /family-run.*over 50 years/i,
    types: ['HousePainter'],
    says: [
      'Our Services',
      'Hall of Fame collection (2020-2025)',
      'professional palettes from Benjamin Moore and Sherwin-Williams',
      'we bring the samples to your estimate',
      'Premium Service Packages',
      'Move-In Ready',
      'Refresh & List',
      'Spring Maintenance',
      'Deck Life Extension',
      'Annual Touch-Up Contracts',
      'Interior Touch-Up Subscription',
      'Family of Companies',
    ],
    leads: [
      ['Get Free Estimate', '/contact#estimate'],
      ['Call (410) 555-0142', phone],
      ['Exterior Painting', '/exterior'],
      ['Interior Painting', '/interior'],
      ['Pressure Washing', '/pressure-washing'],
      ['Our Services', '/services'],
      ['See every service we offer', '/all-services'],
      ['Explore the Color Palette', '/color-palette'],
      ['Take the Color Quiz', '/color-quiz'],
      ['Get Quote', '/contact?package=Move-In+Ready#estimate'],
      ['Start Your Project', '/contact#estimate'],
      ['Get Your Free Estimate', '/contact#estimate'],
    ],
    counts: [
      ['Get Quote', 6],
      ['Current Site', 1],
      ['Sister Company', 2],
    ],
  },
  {
    path: '/about',
    title: 'About Us: Family-Run Painters Since 1975 | Brushline',
    h1: 'A family that paints.',
    types: ['HousePainter', 'BreadcrumbList'],
    says: [
      'Areas We Serve',
      'Kent Island\nCentreville\nStevensville\nChester\nGrasonville\nQueenstown\nWye Mills\nEaston\nSt. Michaels\nAnnapolis\nBozman\nRoyal Oak\nSeverna Park\nDavidsonville',
      '50+ Years',
      '100% Satisfaction',
      'Quality Guarantee',
      'Featured testimonials',
    ],
    leads: [['Royal Oak', '/service-areas/royal-oak']],
  },
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
    h1: 'Everything we paint, mend and wash.',
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
    counts: [['Most Popular', 3]],
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
    path: '/blog',
    title: 'Blog: Paint, Wood and Weather on the Bay | Brushline',
    h1: 'The Brushline Blog',
    types: trail,
    says: ['All categories', '12 articles', ' days ago'],
    leads: [['Preparing cedar', '/blog/preparing-cedar-for-paint-or-stain']],
    counts: [['Coming Soon', 0]],
  },
  {
    path: '/review-us',
    title: 'Review Us | Brushline',
    h1: 'How did we do?',
    types: trail,
    leads: [
      ['Facebook', 'https://social.example/brushline/reviews'],
      ['Google', 'https://search.example/brushline/write-a-review'],
      ['Contact Us', '/contact'],
      ['Call (410) 555-0142', phone],
    ],
  },
  {
    path: '/contact',
    title: 'Contact & Free Estimates | Brushline',
    h1: 'Talk to a painter.',
    types: trail,
    says: [
      'We usually reply within 24 hours.',
      'Mon-Fri 7:00 AM-6:00 PM',
      'Sat 8:00 AM-4:00 PM',
      'Sun Closed',
      'Emergency service is by appointment.',
      'PO Box 175\nChester, MD 21619',
      "Annapolis\nArnold\nSeverna Park\nKent Island\nEaston\nSt. Michael's\nDenton",
    ],
    leads: [
      ['(410) 555-0142', phone],
      ['hello@brushline.example', 'mailto:hello@brushline.example'],
      ['Facebook', 'https://social.example/brushline'],
      ["St. Michael's", '/service-areas/st-michaels'],
    ],
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
  {
    path: '/color-palette',
    title: 'Paint Colors | Brushline',
    h1: 'Find it on the wall.',
    types: trail,
    says: [
      'Benjamin Moore',
      'Sherwin-Williams',
      'Whites & Off-Whites',
      'Grays & Greiges',
      'Beiges & Tans',
      'Blues',
      'Greens',
      'Pinks & Purples',
      'Reds',
      'Oranges & Yellows',
      'Blacks & Darks',
    ],
  },
  {
    path: '/color-quiz',
    title: 'Color Quiz | Brushline',
    h1: 'Ten questions, two palettes.',
    types: trail,
    says: ['For the outside', 'For a room', 'Classic & Timeless', 'Coastal & Natural', 'Drift of Mist'],
    leads: [
      ['Start with the Outside', '/color-quiz#exterior'],
      ['Start with a Room', '/color-quiz#interior'],
      ['See the Colors', '/color-palette?c=sw-9166.sw-7005.sw-7075'],
      ['Estimate with these', '/contact?service=exterior&c=sw-9166.sw-7005.sw-7075#estimate'],
    ],
    counts: [
      ['See the Colors', 8],
      ['Estimate with these', 8],
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy | Brushline',
    h1: 'Privacy Policy',
    types: trail,
    says: ['Last Updated: January 2025', 'PO Box 175\nChester, MD 21619'],
    leads: [['(410) 555-0142', phone]],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service | Brushline',
    h1: 'Terms of Service',
    types: trail,
    says: [
      'Last Updated: January 2025',
      'MHIC #00175-EX',
      'preliminary',
      'Kent Island\nCenterville\nStevensville\nChester\nGrasonville\nQueenstown\nWyemills\nEaston\nSt. Michaels',
    ],
  },
  {
    path: '/sitemap',
    title: 'Sitemap | Brushline',
    h1: 'Sitemap',
    types: trail,
    leads: [
      ['Interior Painting', '/annapolis-interior-painting'],
      ['Pressure Washing', '/wye-mills-pressure-washing'],
    ],
    counts: [['Exterior Painting', 15]],
  },
  {
    path: '/embed',
    title: 'Our Widgets on Your Site | Brushline',
    h1: 'Our tools, on your site.',
    types: trail,
    says: ['Will it work on your site?', 'brushline:submit', '--brushline-accent', 'Content-Security-Policy:'],
    leads: [
      ['The list of all files', '/widgets/v1/integrity.json'],
      ['all calls, as OpenAPI 3.1', '/api/openapi.json'],
    ],
  },
  { path: '/admin', title: 'Owner’s Area | Brushline', robots: 'noindex', types: [] },
];
