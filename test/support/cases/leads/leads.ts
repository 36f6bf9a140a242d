import { readFileSync } from 'node:fs';

/** The messages of `messages/NAME.txt`, one per line, written for these tests as such people write. */
export const messagesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`messages/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const honestSorts = [
  ...['businesslike', 'misspelled', 'plain', 'shouted', 'spanish', 'terse', 'tricky', 'with-links', 'with-numbers'],
];

/** From bots that try every form with random letters: name, then message. */
const scrambled = [
  ['kWzTqLpRndBv', 'hGfTzQpLmNaWqKd'],
  ['RobErtkeDxQwMn', 'xVbNmQwErTyUiOpA'],
  ['ZqJvRtKpLmNbVc', 'oIuYtReWqAsDfGhJk'],
  ['bXcVzLkJhGfDsA', 'pLoKiJuHyGtFrDeS'],
  ['mNbVcXzAsDfGhJ', 'wQeRtYuIoPaSdFgH'],
  ['tYrUeIwOqPaLsK', 'zXcVbNmAsDfGhJkL'],
  ['gHfJdKsLaPqOwI', 'qAzWsXeDcRfVtGbY'],
  ['vBnMcXzQwErTyU', 'nHyMjUkIlOpQaZwS'],
  ['HkLpOiUyTrEwQa', 'cVfRtGbNhYmJuKiL'],
  ['dFgHjKlZxCvBnM', 'eDrFtGyHuJiKoLpA'],
] as const;

/** A lead with its route and its signals. */
export interface ArrivingLead {
  /** Its text, for a failing test's message. */
  sort: string;
  path: '/api/estimates' | '/api/contact';
  fields: Record<string, string>;
  headers: Record<string, string>;
}

const people = [
  ...['Margaret Tilghman', 'Bob Warfield', 'Ana Lucía Ortiz', 'deb', 'J. Harrison', 'WALTER BOWEN', 'Siobhán O’Neill'],
  ...[
    'Nguyen Thi Lan',
    'Mr. & Mrs. Price',
    'LaToya McDonald-Jones',
    'Bill',
    'Xi Wang',
    'DeShawn Carter',
    'P. van der Meer',
  ],
  ...['Tidewater Dental LLC', 'St. Paul’s Vestry', 'mary ann', 'Jürgen Groß', 'K8 Miller', 'Rev. T. Wilkes', 'AJ'],
] as const;
const places = [
  ['118 Cox Creek Road', 'Stevensville', '21666'],
  ['14 Goldsborough St', 'Easton', '21601'],
  ['9 tred avon ave', 'oxford', '21654'],
  ['PO Box 12, Rt 213', 'Chestertown', '21620'],
  ['Cove Creek Club #7', 'KENT ISLAND', '21666'],
  ['44 Water St., 2nd floor (above the bakery)', 'St. Michaels', '21663'],
  ['the yellow house across from the firehouse', 'Rock Hall', '21661'],
] as const;
const subjects = [
  'estimate',
  'Painting',
  'Question about a deck',
  'FENCE',
  'Re: my porch',
  'presupuesto',
  'Thank you',
  '?',
];
/** From normal typing to a browser that fills in everything except the message. */
const honestTimes = ['48210', '191000', undefined, '12500', '7312004', '5400', undefined, '3150'];

const pick = <Item>(list: readonly Item[], at: number) => list[at % list.length] as Item;

/** One person's lead; each has a different address. */
function leadOf(sort: string, message: string, nth: number, changes: Partial<ArrivingLead> = {}): ArrivingLead {
  const name = pick(people, nth);
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}${nth}@${pick(['mail', 'bay-net', 'work'], nth)}.example`;
  const phone = pick(['(410) 555-0187', '4105550123', '443 555 0199 after 5', '+1 302 555 0104'], nth);
  const [address, city, zipCode] = pick(places, nth);
  const isEstimate = nth % 3 !== 0;
  const [firstName = '', ...rest] = name.split(' ');
  const fields: Record<string, string> = isEstimate
    ? { name, email, phone, address, city, state: 'MD', zipCode, message, serviceType: 'exterior' }
    : { firstName, lastName: rest.join(' ') || '-', email, phone, subject: pick(subjects, nth), message };
  const path = isEstimate ? '/api/estimates' : '/api/contact';
  return { sort, path, headers: {}, ...changes, fields: { ...fields, ...changes.fields } };
}

const openFor = (openMs: string | undefined): Record<string, string> =>
  openMs === undefined ? {} : { 'brushline-open-ms': openMs };
const neighborsText =
  'Our street association has agreed on one color for all of the fences, and we would all like to have it done in one week.';

/** More than 300 leads that must not be held as spam. */
export function honestLeads(): ArrivingLead[] {
  const leads: ArrivingLead[] = [];
  const plain = messagesOf('plain');
  const add = (sort: string, message: string, changes: Partial<ArrivingLead> = {}) => {
    const headers = openFor(pick(honestTimes, leads.length));
    leads.push(leadOf(sort, message, leads.length, { headers, ...changes }));
  };
  for (const sort of honestSorts) for (const message of messagesOf(sort)) add(sort, message);
  for (const repeated of ['Please call me.', 'Call me back', 'Need an estimate', 'POR FAVOR LLAMEME']) {
    for (let nth = 0; nth < 6; nth += 1) add('said by many', repeated);
  }
  // A browser or password manager filled in name and address; the message was pasted.
  for (const message of plain.slice(0, 12)) add('filled in fast', message, { headers: openFor('1900') });
  // Two family members, and one visitor who corrects an email address and sends again.
  for (const message of [
    neighborsText,
    'The gables are on our page, http://the-warwick-farm.com/gables, what would they cost?',
  ]) {
    add('sent twice', message);
    add('sent twice', message);
  }
  const listing = 'https://www.zillow.com/homedetails/9-Tred-Avon/1_zpid/';
  const map = 'https://maps.app.goo.gl/Jq81Xb4';
  for (let nth = 0; nth < 6; nth += 1) {
    const isEstimate = leads.length % 3 !== 0;
    const fields: Record<string, string> = isEstimate
      ? { address: `${map} (no street number yet)` }
      : { subject: listing };
    add('a link for an address', plain[20 + nth] ?? '', { fields });
  }
  const colors = 'My chosen colors:\nHale Navy (HC-154), Benjamin Moore\nAlabaster (SW 7008), Sherwin-Williams';
  for (let nth = 0; nth < 6; nth += 1) add('the same popular colors', `Please call me.\n\n${colors}`);
  return leads;
}

/**
 * More than 300 spam messages: with links, from a detectable bot, or repeated. Excludes messages without any signal,
 * which only a reader can judge.
 */
export function spamLeads(): ArrivingLead[] {
  const leads: ArrivingLead[] = [];
  const add = (sort: string, message: string, headers: Record<string, string>, fields: Record<string, string> = {}) => {
    leads.push(leadOf(sort, message, 1_000 + leads.length, { headers, fields }));
  };
  const [pitches = [], scams = [], late = [], linkDumps = [], foreign = [], innocent = [], massMailings = []] = [
    ...['pitches', 'scams', 'late', 'link-dumps', 'foreign', 'innocent', 'mass-mailings'],
  ].map(messagesOf);
  const later = () => openFor(pick([undefined, '31000', '9400'], leads.length));
  for (const message of linkDumps) add('links', message, later());
  for (const [nth, message] of [...pitches, ...scams, ...late, ...foreign].entries()) {
    add(
      'a pitch with links',
      `${message}\nhttps://offer-${nth}.example/start or https://list-${nth}.example/out`,
      later(),
    );
  }
  for (const [name, message] of scrambled) {
    add('scrambled', message, {}, (1_000 + leads.length) % 3 ? { name } : { firstName: name, lastName: name });
  }
  // The same bots on forms where they fill in every named field, or finish before a page could render.
  const carried = [...pitches, ...innocent, ...foreign, ...scams.slice(0, 10), ...innocent];
  for (const [nth, message] of carried.entries()) {
    const traps = ['https%3A%2F%2Fspam.example', 'Google', 'x', 'www.my-shop.example', '123456'];
    const isTrapped = nth % 2 === 0;
    add(
      isTrapped ? 'trapped' : 'too fast',
      `${message} ${nth}`,
      isTrapped ? { 'brushline-trap': pick(traps, nth) } : openFor(String(20 + nth * 7)),
    );
  }
  for (const [nth, message] of innocent.entries()) {
    const link = `https://promo-${nth}.example`;
    add(
      'link for a name',
      message,
      openFor('15000'),
      (1_000 + leads.length) % 3 ? { name: `Anna ${link}` } : { lastName: link },
    );
  }
  for (const message of massMailings) {
    for (let nth = 0; nth < 20; nth += 1) add('sent to everybody', message, openFor('21000'));
  }
  return leads;
}
