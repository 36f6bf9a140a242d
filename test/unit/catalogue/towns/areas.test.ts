import { describe, expect, it } from 'vitest';
import { answerWords } from '../../../../catalogue/towns/area-messages.ts';
import { contactAreaNames } from '../../../../catalogue/towns/area-names.ts';
import { searchAreas } from '../../../../catalogue/towns/area-search.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { stateOfZip, zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';

it('23 areas are seeded: active, without Arnold, told apart, each with ZIP codes of Maryland and a county', () => {
  expect(areas).toHaveLength(23);
  expect(areas.some(({ name }) => name === 'Arnold')).toBe(false);
  for (const field of ['id', 'slug', 'name', 'description', 'metaDescription'] as const)
    expect(new Set(areas.map((area) => area[field])).size, field).toBe(23);
  for (const { name, active, state, county, zipCodes = [] } of areas) {
    expect([name, active, state]).toEqual([name, true, 'MD']);
    expect(county).toMatch(/ County$/);
    expect(new Set(zipCodes.map(stateOfZip)), name).toEqual(new Set(['MD']));
  }
});

/** Its no-break spaces are spaces here. */
function answerTo(text: string, county = '') {
  const { found, answer } = searchAreas(areas, { text, county });
  const words = answer && answerWords(answer).said.replaceAll('\u00a0', ' ');
  return [words, found.length > 3 ? found.length : found.map(({ name }) => name).join()];
}

it.each([
  ['', undefined, 23],
  ['21601', 'Yes. 21601 is Easton.', 'Easton'],
  ['21601–1234', 'Yes. 21601 is Easton.', 'Easton'],
  ['２１６０１', 'Yes. 21601 is Easton.', 'Easton'],
  ['21619', 'Yes. 21619 is Chester and Kent Island.', 'Chester,Kent Island'],
  ['easton', 'Yes. We paint in Easton.', 'Easton'],
  ['Easton MD 21601', 'Yes. We paint in Easton.', 'Easton'],
  ['Tunis Mills, MD 21601', 'Yes. 21601 is Easton.', 'Easton'],
  ['kent island', 'Yes. We paint on Kent Island.', 'Kent Island'],
  ['Chester', 'Yes. We paint in Chester.', 'Cambridge,Chester,Chestertown'],
  ['mich', 'Yes. We paint in St. Michaels.', 'St. Michaels'],
  ...['St Michaels', 'saint michaels', 'St. Michael’s', 'St. Michael`s, Maryland'].map(
    (text) => [text, 'Yes. That is St. Michaels.', 'St. Michaels'] as const,
  ),
  ['centerville', 'Yes. That is Centreville.', 'Centreville'],
  ...["'", '\u2019', '\u2018', '\u02bc', '`', '\u00b4', '\u2032', '＇', ''].map(
    (sign) => [`queen\u00a0anne${sign}s\u200b county`, "Yes. We work all over Queen Anne's County.", 6] as const,
  ),
  ['kent', '5 areas in 2 counties.', 5],
  ['arnold', 'Yes, we come to Arnold.', 'Severna Park'],
  ['21012', 'Yes, we come to Arnold.', 'Severna Park'],
  ['Chestertwn', 'Did you mean Chestertown?', ''],
  ['216', 'A ZIP code has five digits.', ''],
  ...['Tilghman', '99999', 'Dover', 'zz', 'z'.repeat(80)].map((text) => [text, 'Not on our list.', ''] as const),
] as const)('answers %j with %j, and lists %j', (text, said, listed) => {
  expect(answerTo(text)).toEqual([said, listed]);
});

it('answers a town outside of the chosen county with its county', () => {
  for (const text of ['easton', '21601', 'ston']) {
    expect(answerTo(text, 'Kent County')).toEqual(['Only in another county.', '']);
  }
});

it('comes to each place that the client lists on /contact', () => {
  for (const name of contactAreaNames) expect(answerTo(name)[0]).toMatch(/^Yes/);
});

describe('the state of a ZIP code', () => {
  it.each([
    // The first and the last of each state.
    [['15001', '19640'], 'PA'],
    [['19701', '19980', ' 19901-1234'], 'DE'],
    [['20001', '20200', '20599'], 'DC'],
    [['20601', '21930'], 'MD'],
    [['20105', '22003', '24658'], 'VA'],
    [['24701', '14901', '10001', '1990', '', 'Dover', 'D19901'], undefined],
  ])('of %j is %s', (zips, state) => {
    for (const zip of zips) expect(stateOfZip(zip)).toBe(state);
  });

  it.each([
    ['MD', '19901', 'ZIP is in Delaware'] as const,
    ['Maryland', '20001', 'ZIP is in the District of Columbia'] as const,
    ['NJ', '19104', 'ZIP is in Pennsylvania'] as const,
    ...['DE', 'de', 'Delaware', ' delaware. '].map((state) => [state, '19901', ''] as const),
    ...['DC', 'D.C.', 'Washington, D.C.', 'District of Columbia'].map((state) => [state, '20001', ''] as const),
    ['MD', '10001', ''] as const,
    ['MD', 'unknown', ''] as const,
  ])('%j with %j says %j to the owner', (state, zip, note) => {
    expect(zipElsewhere(state, zip)).toBe(note);
  });
});
