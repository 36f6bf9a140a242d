import { describe, expect, it } from 'vitest';
import { matchingAreas } from '../../../../catalogue/towns/area-match.ts';
import { areaHint } from '../../../../catalogue/towns/area-search.ts';
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

const found = (text: string) => matchingAreas(areas, { text, county: '' }).map(({ name }) => name);

it.each(["'", '\u2019', '\u2018', '\u02bc', '`', '\u00b4', '\u2032', '＇'])('finds Queen Anne%ss County', (sign) => {
  expect(found(`Queen Anne${sign}s`)).toEqual(found("Queen Anne's"));
  expect(found(`queen\u00a0anne${sign}s\u200b `).length).toBeGreaterThan(0);
});

it.each(['Éaston', 'E\u0301aston', '\u202aeaston\u202c', 'ＥＡＳＴＯＮ', 'Eas\u00adton'])(
  'finds Easton by %j',
  (text) => {
    expect(found(text)).toEqual(['Easton']);
  },
);

it('reads a ZIP code with any dash and any digits of full width', () => {
  for (const text of ['21601', '21601–1234', '２１６０１']) {
    expect(areaHint(areas, { text, county: '' }), text).toMatchObject({ kind: 'zip', areas: [{ name: 'Easton' }] });
  }
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
