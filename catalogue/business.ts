/**
 * The business. This file and brand.ts are the two to change when rebranding. Every value is shown as written. Files in
 * the data folder keep the name of the software.
 */
export const business = {
  name: 'Brushline',
  legalName: 'Brushline House Painting & Pressure Washing',
  trade: 'House Painting & Pressure Washing',
  /**
   * The prefix of all names that other sites and browsers depend on: elements (`<brushline-estimate-form>`), events and
   * CSS properties of the embeds, request headers, cookies and storage keys. Lower-case letters. Changing it requires a
   * new snippet on every site that embeds a widget.
   */
  namespace: 'brushline',
  /** The prefix of our own CSS properties: `--bl-ink`. */
  initials: 'bl',
  phone: { shown: '(410) 555-0142', dial: '+14105550142' },
  email: 'hello@brushline.example',
  license: 'MHIC #00175-EX',
  foundedYear: 1975,
  founder: 'The Brushline family',
  /** The copyright year is a constant that the client specified, not the current year. */
  copyrightYear: 2025,
  address: { poBox: 'PO Box 175', city: 'Chester', state: 'MD', zipCode: '21619', country: 'US' },
  social: { name: 'Facebook', url: 'https://social.example/brushline' },
  /** Where customers write reviews: a social network and a search engine. */
  reviewPages: [
    { name: 'Facebook', url: 'https://social.example/brushline/reviews' },
    { name: 'Google', url: 'https://search.example/brushline/write-a-review' },
  ],
  /** Can be replaced by a photo: give its path, size and alternative text. */
  teamPicture: {
    path: '/assets/team.svg',
    width: 640,
    height: 400,
    alt: 'Four painters in whites, at work on a half painted porch',
  },
  description:
    'A family of house painters and pressure washers on Maryland’s Eastern Shore and around Annapolis. Licensed, insured, and on the ladder since 1975.',
  hours: [
    { days: 'Mon-Fri', time: '7:00 AM-6:00 PM' },
    { days: 'Sat', time: '8:00 AM-4:00 PM' },
    { days: 'Sun', time: 'Closed' },
  ],
  emergency: 'Emergency service is by appointment.',
  replyPromise: 'We usually reply within 24 hours.',
} as const;

/** The two sister companies, in the order of the footer and the home page. */
export const sisterCompanies = [
  { name: 'Towline', trade: 'Hauling & Junk Removal', footerName: 'Towline Hauling', url: 'https://towline.example' },
  {
    name: 'Ridgeline',
    trade: 'General Construction',
    footerName: 'Ridgeline Construction',
    url: 'https://ridgeline.example',
  },
] as const;
