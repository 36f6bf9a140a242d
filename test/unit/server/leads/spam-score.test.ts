import { describe, expect, it } from 'vitest';
import { createDuplicateMessages, spamReasonsOf } from '../../../../server/leads/spam-score.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const honest = {
  name: 'Margaret Tilghman',
  email: 'margaret@www.example.com',
  message: 'The south wall is peeling above the porch.',
};
const suspect = (fields = {}, signs = {}) => spamReasonsOf({ ...honest, ...fields }, { repeats: 0, ...signs });

describe('a lead', () => {
  it('from an honest visitor is not suspected', () => {
    expect(suspect()).toEqual([]);
    expect(suspect({}, { trap: '', openMs: 45_000 })).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['one link', { message: 'Like this one: https://photos.example/house' }, {}],
    ['autofill and a pasted message', {}, { openMs: 2_000 }],
    ['the same message as one other', {}, { repeats: 1 }],
    ['photos on a site for photos', { message: 'https://imgur.com/a www.dropbox.com/b https://i.imgur.com/c' }, {}],
    ['two links to one site', { message: 'https://barn.example/1 and https://barn.example/2' }, {}],
    ['full stops without a space', { message: 'The step is rotten.Top one too.Me and my wife are home' }, {}],
    ['a map for an address', { address: 'https://maps.app.goo.gl/Jq81Xb4' }, {}],
    ['a subject of salesmen', { message: 'I do SEO for a living and my office needs paint' }, {}],
    ['stuck keys', { name: 'mARGARET tILGHMAN', message: 'pLEASE cALL mE' }, {}],
    ['a name of many capitals', { name: 'McDonaldVanDyke', message: 'Please call me' }, {}],
    ['its own state in the trap', { state: 'MD' }, { trap: 'MD', openMs: 1_500 }],
    ['first and last name in the trap', { firstName: 'Ann', lastName: 'Lee', name: '' }, { trap: 'Ann Lee' }],
    ['a listing for a name', { name: 'https://www.zillow.com/homedetails/1' }, {}],
  ])('is not suspected for just %s', (_, fields, signs) => {
    expect(suspect(fields, signs)).toEqual([]);
  });

  it.each<[string[], object, object]>([
    [['trap'], {}, { trap: 'x' }],
    [['trap-by-hand'], {}, { trap: 'https://inn.example', openMs: 45_000 }],
    [['speed'], {}, { openMs: 400 }],
    [['links'], { message: 'https://a.example and www.b.example' }, {}],
    [['links'], { message: 'Buy [url=https://a.example]here[/url]' }, {}],
    [['link-in-field'], { name: 'Visit https://a.example' }, {}],
    [['repeats'], {}, { repeats: 2 }],
    [['links'], { message: 'a-mart.com and b-mart.net/bonus' }, {}],
    [['links'], { message: 'At https://zillow.com@a.example and https://zillow.com.b.example' }, {}],
    [['scrambled'], { name: 'kWzTqLpRndBv', message: 'hGfTzQpLmNaWqKd' }, {}],
    [['speed', 'links'], { message: 'Look at https://a.example please' }, { openMs: 900 }],
  ])('is suspected for %j', (reasons, fields, signs) => {
    expect(suspect(fields, signs)).toEqual(reasons);
  });

  it('may contain links to us and to the sites that embed our forms', () => {
    const message = 'https://site.example/color-palette?c=1 and https://www.sister.example/a';
    const own = new Set(['site.example', 'sister.example']);
    expect(spamReasonsOf({ ...honest, message }, { repeats: 0 }, own)).toEqual([]);
    expect(spamReasonsOf({ ...honest, message }, { repeats: 0 })).toEqual(['links']);
  });

  it('is checked in time linear in its length', () => {
    for (const part of ['a.', 'a-', 'https://', 'www.', '.com', 'aA', 'pay ', '[url', '@a.']) {
      // Processor time, because a busy machine may stop this process for longer than that.
      const before = process.cpuUsage();
      suspect({ message: part.repeat(5_000 / part.length) });
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(timeLimitMs(50) * 1_000);
    }
  });
});

describe('duplicates', () => {
  const from = (email: string, message: string, fields = {}) => ({ email, message, ...fields });

  it('count strangers who sent the same text within a day', () => {
    let time = 0;
    const repeats = createDuplicateMessages(() => new Date(time));
    expect(repeats(from('a@x.co', 'Rank higher at https://rank.example today'))).toBe(0);
    expect(repeats(from('b@x.co', 'Rank  HIGHER at https://rank.example\ntoday'))).toBe(1);
    expect(repeats(from('B@x.co', 'Rank higher at https://rank.example today'))).toBe(1);
    expect(repeats(from('c@x.co', 'Rank higher at https://rank.example today'))).toBe(3);
    expect(repeats(from('c@x.co', 'Something else at https://rank.example'))).toBe(0);
    time += 86_400_001;
    expect(repeats(from('d@x.co', 'Rank higher at https://rank.example today'))).toBe(0);
  });

  it('exclude families and neighbors, who share a name, a street, an address or a number', () => {
    const repeats = createDuplicateMessages(() => new Date(0));
    const text =
      'Please do not call Mother about the porch, she is unwell. Call one of her children instead, any evening.';
    const family = [
      { name: 'Ann Tilghman', address: '1 Bay Drive', phone: '410-555-0101' },
      { firstName: 'Bob', lastName: 'tilghman', phone: '443-555-0102' },
      { name: 'Eve Price', address: '1  bay drive', phone: '410-555-0103' },
      { name: 'Rob Tilghman', address: '9 Cove Road', phone: '+1 410 555 0103 x2' },
    ];
    expect(family.map((fields, nth) => repeats(from(`${nth}@x.co`, text, fields)))).toEqual([0, 0, 1, 0]);
    expect(repeats(from('s@rank.example', text, { name: 'Rank King', phone: '800-555-0109' }))).toBe(4);
  });

  it('exclude short texts without a link, even if spaces or chosen colors make them longer', () => {
    const repeats = createDuplicateMessages(() => new Date(0));
    const colors = '\n\nMy chosen colors:\nHale Navy (HC-154), Benjamin Moore\nAlabaster (SW 7008), Sherwin-Williams';
    const countOf = (message: string) => ['a', 'b', 'c'].map((sender) => repeats(from(`${sender}@x.co`, message)));
    for (const message of ['x'.repeat(80), `Call   me${' '.repeat(200)}`, `Please call me.${colors}`])
      expect(countOf(message)).toEqual([0, 0, 0]);
    expect(countOf('x'.repeat(81))).toEqual([0, 1, 2]);
    expect(countOf('See rank.com')).toEqual([0, 1, 2]);
  });
});
