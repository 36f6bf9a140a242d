import type { RouteRow } from './route-row.ts';

const trail = ['BreadcrumbList'];

/** The color tools, the page for other sites, the sitemap and the office. */
export const toolRows: readonly RouteRow[] = [
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
