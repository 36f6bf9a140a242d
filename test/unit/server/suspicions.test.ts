import { describe, expect, it } from 'vitest';
import { createRepeats } from '../../../server/leads/repeats.ts';
import { signsOf, suspicionsOf } from '../../../server/leads/suspicions.ts';

const honest = {
  name: 'Margaret Tilghman',
  email: 'margaret@www.example.com',
  message: 'The south wall is peeling above the porch.',
};
const suspect = (fields = {}, signs = {}) => suspicionsOf({ ...honest, ...fields }, { repeats: 0, ...signs });

describe('a lead', () => {
  it('of an honest visitor is not suspected', () => {
    expect(suspect()).toEqual([]);
    expect(suspect({}, { trap: '', openMs: 45_000 })).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['one link', { message: 'Like this one: https://photos.example/house' }, {}],
    ['autofill and a pasted message', {}, { openMs: 2_000 }],
    ['the same message as one other', {}, { repeats: 1 }],
    ['no measure at all', {}, { trap: undefined, openMs: undefined }],
  ])('is not suspected for %s alone', (_, fields, signs) => {
    expect(suspect(fields, signs)).toEqual([]);
  });

  it.each<[string[], object, object]>([
    [['trap'], {}, { trap: 'x' }],
    [['speed'], {}, { openMs: 400 }],
    [['links'], { message: 'https://a.example and www.b.example' }, {}],
    [['links'], { message: 'Buy [url=https://a.example]here[/url]' }, {}],
    [['links'], { message: 'Buy <a href=x>here</a> and now' }, {}],
    [['link-in-field'], { name: 'Visit https://a.example' }, {}],
    [['repeats'], {}, { repeats: 2 }],
    [['speed', 'links'], { message: 'Look at https://a.example please' }, { openMs: 2_000 }],
  ])('is suspected for %j', (reasons, fields, signs) => {
    expect(suspect(fields, signs)).toEqual(reasons);
  });

  it('tells its signs by headers, and bad ones count as not measured', () => {
    expect(signsOf({ 'brushline-open-ms': '1200', 'brushline-trap': 'a%20b' })).toEqual({ openMs: 1200, trap: 'a b' });
    for (const openMs of ['', 'soon', '-5', '1e3', '9'.repeat(13), '%zz']) {
      expect(signsOf({ 'brushline-open-ms': openMs }).openMs).toBeUndefined();
    }
  });
});

describe('repeats', () => {
  it('count other senders of the same words within a day', () => {
    let time = 0;
    const repeats = createRepeats(() => new Date(time));
    expect(repeats('Rank higher on search today', 'a@x.co')).toBe(0);
    expect(repeats('Rank  HIGHER on search\ntoday', 'b@x.co')).toBe(1);
    expect(repeats('Rank higher on search today', 'B@x.co')).toBe(1);
    expect(repeats('Rank higher on search today', 'c@x.co')).toBe(2);
    expect(repeats('Something else', 'c@x.co')).toBe(0);
    time += 86_400_001;
    expect(repeats('Rank higher on search today', 'd@x.co')).toBe(0);
  });

  it('remember no more than a bounded number of messages', () => {
    const repeats = createRepeats(() => new Date(0));
    repeats('the first', 'a@x.co');
    for (let nth = 0; nth < 2_000; nth += 1) repeats(`message ${nth}`, 'a@x.co');
    expect(repeats('the first', 'b@x.co')).toBe(0);
    expect(repeats('message 1999', 'b@x.co')).toBe(1);
  });
});
