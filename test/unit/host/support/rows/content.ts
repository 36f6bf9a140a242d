import { business } from '../../../../../catalogue/business.ts';
import type { RouteRow } from './route-row.ts';

const local = ['Service', 'BreadcrumbList'];
const call = [`Call ${business.phone.shown}`, `tel:${business.phone.dial}`] as const;

/** One URL of each kind of content page. */
export const contentRows: readonly RouteRow[] = [
  {
    path: '/blog/preparing-cedar-for-paint-or-stain',
    title: 'Preparing cedar so that the finish stays | Brushline',
    h1: 'Preparing cedar so that the finish stays',
    types: ['BlogPosting', 'BreadcrumbList'],
    says: ['Exterior Painting', 'April 22, 2026'],
    leads: [
      ['Back to Blog', '/blog'],
      ['', '/contact#estimate'],
      ['', '/services'],
    ],
  },
  {
    path: '/service-areas/st-michaels',
    title: 'Painting Services in St. Michaels, MD | Brushline',
    h1: 'Painting Services in St. Michaels',
    types: local,
    says: [
      'Main Services',
      'Specialty Services',
      'Local Service',
      'Quality Guaranteed',
      'Reliable Service',
      'Serving All of Talbot County',
      '21663',
    ],
    leads: [
      ['Get Free Estimate', '/contact#estimate'],
      call,
      ['Learn More & Get Estimate', '/st-michaels-interior-painting'],
      ['Learn More & Get Estimate', '/st-michaels-exterior-painting'],
      ['Learn More & Get Estimate', '/st-michaels-pressure-washing'],
      ['Get Quote', '/st-michaels-cabinet-painting'],
      ['Get Quote', '/st-michaels-cedar-maintenance'],
      ['View All St. Michaels Services', '/st-michaels-services'],
      [business.email, `mailto:${business.email}`],
      [business.phone.shown, `tel:${business.phone.dial}`],
    ],
    counts: [
      ['Learn More & Get Estimate', 3],
      ['Get Quote', 8],
    ],
  },
  {
    path: '/wye-mills-services',
    title: 'All Painting Services in Wye Mills, MD | Brushline',
    h1: 'All Painting Services in Wye Mills',
    types: local,
    leads: [
      ['Learn More & Get Quote', '/wye-mills-wallpaper-removal'],
      ['Learn More & Get Quote', '/wye-mills-cedar-maintenance'],
      call,
    ],
    counts: [['Learn More & Get Quote', 16]],
  },
  {
    path: '/kent-island-exterior-painting',
    title: 'Exterior Painting on Kent Island, MD | Brushline',
    h1: 'Exterior Painting on Kent Island',
    types: local,
    says: ['Trusted in Kent Island', '50+ Years', 'Licensed & Insured', '1Inspect', '4Paint'],
    leads: [['Get Free Estimate', '/contact?service=exterior#estimate'], call],
  },
  {
    path: '/easton-power-washing',
    title: 'Power Washing in Easton, MD | Brushline',
    h1: 'Power Washing in Easton',
    robots: 'noindex, follow',
    types: local,
    says: ['Trusted in Easton', '50+ Years', 'Licensed & Insured'],
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
    leads: [
      ['', '/service-areas'],
      ['Contact Us', '/contact'],
    ] as const,
  })),
  {
    path: '/blog/nope',
    status: 404,
    title: 'Blog Post Not Found | Brushline',
    h1: 'Blog Post Not Found',
    robots: 'noindex',
    types: [],
    says: ["The blog post you're looking for doesn't exist or has been moved."],
    leads: [['Back to Blog', '/blog']],
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
