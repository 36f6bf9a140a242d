/** Hours: the office’s clock, pages, forms and receipts follow it, in both languages. */
const replyHours = 24;
/** Not its literal type, which no Spanish has. */
const replyPromise: string = `We usually reply within ${replyHours} hours.`;
const foundedYear = 1975;

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
  licensing: { office: 'Maryland Home Improvement Commission', search: 'https://labor.maryland.gov/pq/' },
  foundedYear,
  /** Pages say “over 50 years”. The client specified this number and the copyright’s year. */
  yearsInTrade: 50,
  founder: 'The Brushline family',
  copyrightYear: 2025,
  address: { poBox: 'PO Box 175', city: 'Chester', state: 'MD', zipCode: '21619', country: 'US' },
  social: { name: 'Facebook', url: 'https://social.example/brushline' },
  reviewPages: [
    {
      name: 'Facebook',
      url: 'https://social.example/brushline/reviews',
      readUrl: 'https://social.example/brushline/reviews',
    },
    {
      name: 'Google',
      url: 'https://search.example/brushline/write-a-review',
      readUrl: 'https://search.example/brushline/reviews',
    },
  ],
  teamPicture: {
    path: '/assets/team.svg',
    width: 720,
    height: 800,
    alt: 'Four painters at work on a house wall, drawn',
    caption: 'Drawn, until our own photo is up.',
  },
  description: `A family of house painters and pressure washers on Maryland’s Eastern Shore and around Annapolis. Licensed, insured, and on the ladder since ${foundedYear}.`,
  /** Of the contact page; the owner may change those of the office’s clock. */
  hours: {
    weekdays: { opens: '07:00', closes: '18:00' },
    saturday: { opens: '08:00', closes: '16:00' },
    sunday: null,
  },
  /** The client specified other hours for search engines. */
  structuredHours: 'Mo-Fr 08:00-17:00',
  payments: { inTerms: 'cash, check and credit card', structured: 'Cash, Check, Credit Card' },
  emergency: 'Emergency service is by appointment.',
  replyHours,
  replyPromise,
  /** Change it with the hours. */
  replyHeading: 'An answer within a day',
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
