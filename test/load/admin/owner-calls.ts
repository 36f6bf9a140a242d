import { reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import { rareWord } from './admin-sample.ts';

/** An owner's call: a URL to get, or a body to post. */
export type Call = string | { path: string; body: object };
const search = (q: string, query = ''): Call => ({ path: `/leads/search${query}`, body: { q } });

/** The calls of the owner's screens, and how many milliseconds each may take. */
export const screens: readonly [name: string, mostMs: number, calls: readonly Call[]][] = [
  [
    'first screen',
    300,
    [
      '/health',
      '/leads/summary',
      '/leads?status=new,called,scheduled&snoozed=back&order=oldest',
      '/leads?status=new&kind=estimate,contact&snoozed=no&order=oldest',
      '/leads?status=new&kind=palette&snoozed=no&limit=20',
      '/contact-submissions?limit=1',
      '/estimate-requests?limit=1',
      '/events?limit=10',
      '/numbers?range=30',
      '/mail',
    ],
  ],
  ['counters', 150, ['/contact-submissions?limit=1', '/estimate-requests?limit=1', '/events?limit=1']],
  ['a specified list', 150, ['/contact-submissions']],
  ['search, a rare word', 100, [search(rareWord)]],
  ['search, two common words', 100, [search('porch weekday')]],
  ['search, five words', 100, [search('cedar clapboard peeling porch home')]],
  ['search, two letters', 100, [search('th')]],
  ['search, nothing found', 100, [search('porch zeppelin')]],
  ['search, a phone number', 100, [search('555-0042')]],
  ['search within a town, open ones', 100, [search('porch', '?town=Easton&status=new,called')]],
  ['with photos', 100, ['/leads?photos=yes']],
  ['a town, oldest first', 100, ['/leads?town=Easton&order=oldest']],
  ...reportRanges.map((days): [string, number, string[]] => [
    `numbers of ${days} days`,
    150,
    [`/numbers?range=${days}`],
  ]),
];
/** The exports, and how many milliseconds each may take; both are read as they stream. */
export const exports: readonly [name: string, mostMs: number, call: string][] = [
  ['every lead as a table', 15_000, '/export.csv'],
  ['everything as JSON', 60_000, '/export.json'],
];
