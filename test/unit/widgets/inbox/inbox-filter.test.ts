import { describe, expect, it } from 'vitest';
import { addressOf, filterOf, partsOf, queryOf } from '../../../../widgets/admin/inbox/inbox-filter.ts';
import { startFilter } from './sample-lead.ts';

describe('a filter', () => {
  it('leaves out conditions that were not chosen, and includes all that were', () => {
    expect(queryOf({ ...startFilter, view: 'all' }, 'main')).toBe('');
    const won = {
      ...({ view: 'won', text: '', kind: 'estimate', town: 'Easton', site: '', photos: 'yes' } as const),
      service: 'interior' as const,
      receipt: 'dead',
      held: 'offer',
    };
    expect(queryOf(won, 'main', '9')).toBe(
      '?status=won&kind=estimate&service=interior&town=Easton&site=&photos=yes&receipt=dead&held=offer&after=9',
    );
  });

  it('queries today in parts, the oldest deadline first', () => {
    expect(partsOf(startFilter).map((part) => queryOf(startFilter, part))).toEqual([
      '?status=new%2Ccalled%2Cscheduled%2Cquoted&snoozed=back&order=oldest',
      '?status=new&kind=estimate%2Ccontact&snoozed=no&order=oldest',
      '?wrote=again&kind=estimate%2Ccontact&snoozed=no&order=oldest',
      '?followup=due&order=oldest',
      '?status=new&kind=palette&snoozed=no&limit=20',
    ]);
    expect(partsOf({ ...startFilter, service: 'exterior' })).toEqual(['back', 'main', 'again', 'due']);
    expect(partsOf({ ...startFilter, kind: 'palette' })).toEqual(['back', 'colors']);
  });

  it('is restored from the URL, without the search words, and ignores unknown values', () => {
    const filter = {
      ...({ view: 'called', text: 'Ann', kind: 'estimate', town: 'St. Michaels', site: '', photos: 'yes' } as const),
      service: 'pressure-washing' as const,
      receipt: 'dead',
      held: 'offer',
    };
    const [path, query] = addressOf(filter, 'a b').split('?');
    expect([path, query]).toEqual(['#inbox/a%20b', expect.not.stringContaining('Ann')]);
    expect(filterOf(new URLSearchParams(query), 'Ann')).toEqual(filter);
    expect(addressOf(startFilter)).toBe('#inbox');
    expect(filterOf(new URLSearchParams('view=<b>&kind=x&service=y'), '')).toEqual(startFilter);
  });
});
