/** A different company that replaces catalogue/business.ts. */
export const business = {
  name: 'Quillworth',
  legalName: 'Quillworth & Daughters Decorating, LLC',
  trade: 'Decorating & Power Cleaning',
  namespace: 'quillworth',
  initials: 'qw',
  phone: { shown: '(907) 555-0188', dial: '+19075550188' },
  email: 'office@quillworth.test',
  license: 'AKC 77-4410',
  licensing: { office: 'Alaska Contractors’ Desk', search: 'https://licenses.test/search' },
  foundedYear: 1988,
  yearsInTrade: 40,
  founder: 'Odalys Quill',
  copyrightYear: 2031,
  address: { poBox: 'PO Box 9041', city: 'Skagway', state: 'AK', zipCode: '99840', country: 'US' },
  social: { name: 'Mastodon', url: 'https://toots.test/@quillworth' },
  reviewPages: [
    {
      name: 'Mastodon',
      url: 'https://toots.test/@quillworth/praise',
      readUrl: 'https://toots.test/@quillworth/praise',
    },
    { name: 'Mapster', url: 'https://maps.test/quillworth/write', readUrl: 'https://maps.test/quillworth' },
  ],
  teamPicture: {
    path: '/assets/team.svg',
    width: 640,
    height: 400,
    alt: 'Three decorators on a scaffold',
    caption: 'Drawn',
  },
  description: 'Decorators of rooms and fronts. Licensed, insured, and up early since 1988.',
  hours: {
    weekdays: { opens: '07:00', closes: '18:00' },
    saturday: { opens: '08:00', closes: '16:00' },
    sunday: null,
  },
  structuredHours: 'Mo-Fr 08:00-17:00',
  payments: { inTerms: 'cash, check and credit card', structured: 'Cash, Check, Credit Card' },
  emergency: 'Emergency service is by appointment.',
  replyHours: 24,
  replyPromise: 'We usually reply within 24 hours.',
  replyHeading: 'An answer within a day',
} as const;

export const sisterCompanies = [
  { name: 'Haulwell', trade: 'Moving', footerName: 'Haulwell Moving', url: 'https://haulwell.test' },
  { name: 'Beamish', trade: 'Framing', footerName: 'Beamish Framing', url: 'https://beamish.test' },
] as const;
