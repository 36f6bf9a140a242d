/** With brand.ts, all that changes when rebranding. Files in the data folder keep the software's name. */
export const business = {
  name: 'Brushline',
  legalName: 'Brushline House Painting & Pressure Washing',
  trade: 'House Painting & Pressure Washing',
  /** Lowercase prefix of what sites and browsers depend on. Changing it breaks every embedding snippet. */
  namespace: 'brushline',
  initials: 'bl',
  phone: { shown: '(410) 555-0142', dial: '+14105550142' },
  email: 'hello@brushline.example',
  license: 'MHIC #00175-EX',
  foundedYear: 1975,
  founder: 'The Brushline family',
  /** The client specified this year. */
  copyrightYear: 2025,
  address: { poBox: 'PO Box 175', city: 'Chester', state: 'MD', zipCode: '21619', country: 'US' },
  social: { name: 'Facebook', url: 'https://social.example/brushline' },
  reviewPages: [
    { name: 'Facebook', url: 'https://social.example/brushline/reviews' },
    { name: 'Google', url: 'https://search.example/brushline/write-a-review' },
  ],
  teamPicture: {
    path: '/assets/team.svg',
    width: 640,
    height: 400,
    alt: 'Four painters in whites, at work on a half painted porch',
  },
  description:
    'A family of house painters and pressure washers on Maryland’s Eastern Shore and around Annapolis. Licensed, insured, and on the ladder since 1975.',
  /** Of the contact page; the owner may change those of the office’s clock. */
  hours: {
    weekdays: { opens: '07:00', closes: '18:00' },
    saturday: { opens: '08:00', closes: '16:00' },
    sunday: null,
  },
  emergency: 'Emergency service is by appointment.',
  replyPromise: 'We usually reply within 24 hours.',
} as const;

export const sisterCompanies = [
  { name: 'Towline', trade: 'Hauling & Junk Removal', footerName: 'Towline Hauling', url: 'https://towline.example' },
  {
    name: 'Ridgeline',
    trade: 'General Construction',
    footerName: 'Ridgeline Construction',
    url: 'https://ridgeline.example',
  },
] as const;
