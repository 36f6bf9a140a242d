/** The specified content and links of one URL. */
interface RouteRow {
  path: string;
  /** @default 200 */
  status?: number;
  title: string;
  /** The h1. */
  h1?: string | RegExp;
  /** @default none: the page is indexed */
  robots?: 'noindex' | 'noindex, follow';
  /** Types of its structured data, in order. @default breadcrumbs */
  types?: readonly string[];
  /** Texts in its main part. */
  says?: readonly string[];
  /** Labels of links, by their target. */
  leads?: Readonly<Record<string, string | readonly string[]>>;
  /** How often a text appears. */
  counts?: Readonly<Record<string, number>>;
}

const phone = 'tel:+14105550142';

/** Home, the blog and the pages about the company. */
const companyRows: readonly RouteRow[] = [
  {
    path: '/',
    title: 'Brushline | Painting and Pressure Washing on Maryland’s Eastern Shore',
    h1: /family-run.*over 50 years/i,
    types: ['HousePainter'],
    says: [
      ...['Our Services', 'Hall of Fame collection (2020-2025)'],
      ...['professional palettes from Benjamin Moore and Sherwin-Williams', 'we bring the samples to your estimate'],
      ...['Premium Service Packages', 'Family of Companies'],
    ],
    leads: {
      '/contact#estimate': ['Get Free Estimate', 'Start Your Project', 'Get Your Free Estimate'],
      [phone]: 'Call (410) 555-0142',
      '/exterior': 'Exterior Painting',
      '/interior': 'Interior Painting',
      '/pressure-washing': 'Pressure Washing',
      '/services': 'Our Services',
      '/all-services': 'See every service we offer',
      '/color-palette': 'Explore the Color Palette',
      '/color-quiz': 'Take the Color Quiz',
      '/exterior#sample-estimate': 'See a sample estimate',
      '/contact?package=Move-In+Ready#estimate': 'Get Quote',
    },
    counts: { 'Get Quote': 6, 'Current Site': 1, 'Sister Company': 2 },
  },
  {
    path: '/about',
    title: 'About Us: Family-Run Painters Since 1975 | Brushline',
    h1: 'A family that paints.',
    types: ['HousePainter', 'BreadcrumbList'],
    says: [
      'Areas We Serve',
      'Kent Island\nCentreville\nStevensville\nChester\nGrasonville\nQueenstown\nWye Mills\nEaston\nSt. Michaels\nAnnapolis\nBozman\nRoyal Oak\nSeverna Park\nDavidsonville',
      ...['50+ Years', '100% Satisfaction', 'Quality Guarantee', 'Featured testimonials'],
    ],
    leads: { '/service-areas/royal-oak': 'Royal Oak' },
  },
  {
    path: '/blog',
    title: 'Blog: Paint, Wood and Weather on the Bay | Brushline',
    h1: 'The Brushline Blog',
    says: ['All categories', '12 articles', ' days ago'],
    leads: { '/blog/preparing-cedar-for-paint-or-stain': 'Preparing cedar' },
    counts: { 'Coming Soon': 0 },
  },
  {
    path: '/review-us',
    title: 'Review Us | Brushline',
    h1: 'How did we do?',
    leads: {
      'https://social.example/brushline/reviews': 'Facebook',
      'https://search.example/brushline/write-a-review': 'Google',
      '/contact': 'Contact Us',
      [phone]: 'Call (410) 555-0142',
    },
  },
  {
    path: '/contact',
    title: 'Contact & Free Estimates | Brushline',
    types: ['ContactPage', 'BreadcrumbList'],
    h1: 'Talk to a painter.',
    says: [
      ...['We usually reply within 24 hours.', 'Mon-Fri 7:00 AM-6:00 PM', 'Sat 8:00 AM-4:00 PM', 'Sun Closed'],
      ...['Emergency service is by appointment.', 'PO Box 175\nChester, MD 21619'],
      "Annapolis\nArnold\nSeverna Park\nKent Island\nEaston\nSt. Michael's\nDenton",
    ],
    leads: {
      [phone]: '(410) 555-0142',
      'mailto:hello@brushline.example': 'hello@brushline.example',
      'https://social.example/brushline': 'Facebook',
      '/service-areas/st-michaels': "St. Michael's",
    },
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy | Brushline',
    h1: 'Privacy Policy',
    says: [
      ...['Last Updated: January 2025', 'PO Box 175\nChester, MD 21619'],
      ...['Introduction', 'Information Collected', 'Use of Information', 'Contact'],
      ...['24 months', '13 months', '30 days', 'the website deletes them by itself'],
    ],
    leads: { [phone]: '(410) 555-0142' },
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service | Brushline',
    h1: 'Terms of Service',
    says: [
      ...['Last Updated: January 2025', 'MHIC #00175-EX', 'preliminary'],
      'Kent Island\nCenterville\nStevensville\nChester\nGrasonville\nQueenstown\nWyemills\nEaston\nSt. Michaels',
    ],
  },
];

const detail = ['Service', 'BreadcrumbList'];
const detailTowns =
  'Kent Island\nStevensville\nChester\nCenterville\nGrasonville\nQueenstown\nEaston\nSt. Michaels\nWyemills';
const estimateLabels = ['Name', 'Email', 'Phone', 'Address', 'City', 'State', 'ZIP code'];

/** The pages of services and the list of towns. */
const serviceRows: readonly RouteRow[] = [
  {
    path: '/services',
    title: 'Our Services | Brushline',
    h1: 'One family of painters for every surface.',
    leads: {
      '/interior': 'Interior Painting',
      '/exterior': 'Deck Staining',
      '/pressure-washing': 'Driveway Washing',
      '/contact#estimate': ['Retail Refresh', 'Get Free Estimate'],
    },
  },
  {
    path: '/all-services',
    title: 'All Services | Brushline',
    h1: 'Everything we paint, repair and wash.',
    says: [
      ...['50+ Years', 'Licensed & Insured', 'Local Maryland', 'Free Estimates', '500+ projects'],
      ...['100% satisfaction', '50+ years'],
    ],
    leads: { '/contact#estimate': 'Get Your Free Estimate' },
    counts: { 'Most Popular': 4 },
  },
  {
    path: '/interior',
    title: 'Interior Painting on Maryland’s Eastern Shore | Brushline',
    h1: 'Straight lines, and your room back.',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    leads: {
      '/color-quiz#interior': 'Take the Color Quiz',
      '/service-areas/wye-mills': 'Wyemills',
      [phone]: 'Call (410) 555-0142',
    },
  },
  {
    path: '/exterior',
    title: 'Exterior Painting on Maryland’s Eastern Shore | Brushline',
    h1: 'Paint that stands up to salt air.',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    leads: { '/color-quiz#exterior': 'Take the Color Quiz', '/service-areas/centreville': 'Centerville' },
  },
  {
    path: '/pressure-washing',
    title: 'Pressure Washing on Maryland’s Eastern Shore | Brushline',
    types: detail,
    says: [...estimateLabels, detailTowns, 'Get Free Estimate'],
    counts: { Quiz: 0 },
  },
  {
    path: '/service-areas',
    title: 'Areas We Serve | Brushline',
    h1: 'Areas We Serve',
    says: ['All Counties', "Don't See Your Area Listed?"],
    leads: {
      '/service-areas/st-michaels': 'All St. Michaels Services',
      '/service-areas/galena?service=drywall-repair': 'Drywall Repair',
      '/galena-services': 'View all 43 services',
      '/contact': 'Contact Us Today',
      [phone]: '(410) 555-0142',
    },
    counts: {
      '43 Services Available': 23,
      'View all 43 services': 23,
      'Interior Painting': 23,
      'Drywall Repair': 23,
      'No service areas found': 0,
    },
  },
];

/** The color tools, the page for other sites, the sitemap and the office. */
const toolRows: readonly RouteRow[] = [
  { path: '/color-palette', title: 'Paint Colors | Brushline', h1: 'Pick your paint colors.' },
  {
    path: '/color-quiz',
    title: 'Color Quiz | Brushline',
    h1: 'Ten questions, two palettes.',
    says: ['For the outside', 'For a room', 'Classic & Timeless', 'Coastal & Natural', 'Drift of Mist'],
    leads: {
      '/color-quiz#exterior': 'Exterior Quiz',
      '/color-quiz#interior': 'Interior Quiz',
      '/color-palette?c=sw-9166.sw-7005.sw-7075': 'See the Colors',
      '/contact?service=exterior&c=sw-9166.sw-7005.sw-7075#estimate': 'Use these in my estimate',
    },
    counts: { 'See the Colors': 8, 'Use these in my estimate': 8 },
  },
  {
    path: '/sitemap',
    title: 'Sitemap | Brushline',
    h1: 'Sitemap',
    leads: { '/annapolis-interior-painting': 'Interior Painting', '/wye-mills-pressure-washing': 'Pressure Washing' },
    counts: { 'Exterior Painting': 15 },
  },
  {
    path: '/embed',
    title: 'Our Widgets on Your Site | Brushline',
    h1: 'Our tools, on your site.',
    says: ['Will it work on your site?', 'brushline:submit', '--brushline-accent', 'Content-Security-Policy:'],
    leads: { '/widgets/v1/integrity.json': 'The list of all files', '/api/openapi.json': 'all calls, as OpenAPI 3.1' },
  },
  { path: '/admin', title: 'Owner’s Area | Brushline', robots: 'noindex', types: [] },
];

export const fixedRows: readonly RouteRow[] = [...companyRows, ...serviceRows, ...toolRows];

const local = ['Service', 'BreadcrumbList'];

/** One URL of each kind of content page. */
export const contentRows: readonly RouteRow[] = [
  {
    path: '/blog/preparing-cedar-for-paint-or-stain',
    title: 'Preparing cedar so that the finish stays | Brushline',
    h1: 'Preparing cedar so that the finish stays',
    types: ['BlogPosting', 'BreadcrumbList'],
    says: ['Exterior Painting', 'April 22, 2026'],
    leads: { '/blog': 'Back to Blog', '/contact#estimate': '', '/services': '' },
  },
  {
    path: '/service-areas/st-michaels',
    title: 'Painting Services in St. Michaels, MD | Brushline',
    h1: 'Painting Services in St. Michaels',
    types: local,
    says: [
      ...['Main Services', 'Specialty Services', 'Local Service', 'Quality Guaranteed', 'Reliable Service'],
      ...['Serving All of Talbot County', '21663'],
    ],
    leads: {
      '/contact?city=St.+Michaels&zip=21663#estimate': 'Get Free Estimate',
      [phone]: 'Call (410) 555-0142',
      '/st-michaels-interior-painting': 'Learn More & Get Estimate',
      '/st-michaels-exterior-painting': 'Learn More & Get Estimate',
      '/st-michaels-pressure-washing': 'Learn More & Get Estimate',
      '/st-michaels-cabinet-painting': 'Get Quote',
      '/st-michaels-cedar-maintenance': 'Get Quote',
      '/st-michaels-services': 'View All St. Michaels Services',
      'mailto:hello@brushline.example': 'hello@brushline.example',
    },
    counts: { 'Learn More & Get Estimate': 3, 'Get Quote': 8 },
  },
  {
    path: '/wye-mills-services',
    title: 'All Painting Services in Wye Mills, MD | Brushline',
    h1: 'All Painting Services in Wye Mills',
    types: local,
    says: ['Also in Wye Mills', 'Masonry & Stucco Paint', 'Twenty-seven more by name: 43 in all.'],
    leads: {
      '/wye-mills-wallpaper-removal': 'Learn More & Get Quote',
      '/wye-mills-cedar-maintenance': 'Learn More & Get Quote',
      [phone]: 'Call (410) 555-0142',
    },
    counts: { 'Learn More & Get Quote': 16 },
  },
  {
    path: '/kent-island-exterior-painting',
    title: 'Exterior Painting on Kent Island, MD | Brushline',
    h1: 'Exterior Painting on Kent Island',
    types: local,
    says: ['Trusted in Kent Island', 'Four steps', '50+ Years', 'Licensed & Insured', '1Inspect', '4Paint'],
    leads: {
      '/contact?service=exterior&city=Kent+Island#estimate': 'Get Free Estimate',
      '/exterior#sample-estimate': 'See a sample estimate',
      [phone]: 'Call (410) 555-0142',
    },
  },
  {
    path: '/easton-power-washing',
    title: 'Power Washing in Easton, MD | Brushline',
    h1: 'Power Washing in Easton',
    robots: 'noindex, follow',
    types: local,
    says: ['Trusted in Easton', '50+ Years', 'Licensed & Insured'],
    leads: { '/contact?service=pressure-washing&city=Easton&zip=21601#estimate': 'Get Free Estimate' },
  },
  ...[
    ['/service-areas/atlantis', 'Service Area Not Found'],
    ['/zzz', 'Page Not Found'],
    ['/atlantis-services', 'Page Not Found'],
  ].map(([path = '', heading = '']) => ({
    path,
    status: 404,
    title: `${heading} | Brushline`,
    h1: heading,
    robots: 'noindex' as const,
    types: [],
    leads: { '/service-areas': '', '/contact': 'Contact Us' } as const,
  })),
  {
    path: '/blog/nope',
    status: 404,
    title: 'Blog Post Not Found | Brushline',
    h1: 'Blog Post Not Found',
    robots: 'noindex',
    types: [],
    says: ["The blog post you're looking for doesn't exist or has been moved."],
    leads: { '/blog': 'Back to Blog' },
  },
  {
    path: '/foo/bar',
    status: 404,
    title: 'Page Not Found | Brushline',
    h1: 'We missed a spot.',
    robots: 'noindex',
    types: [],
    says: ['Did you forget to add the page to the router?'],
  },
];
