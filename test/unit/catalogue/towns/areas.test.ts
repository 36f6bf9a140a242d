import { describe, expect, it } from 'vitest';
import { matchingAreas } from '../../../../catalogue/towns/area-match.ts';
import { areaHint } from '../../../../catalogue/towns/area-search.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { stateOfZip, zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';

describe('the seeded areas', () => {
  it('are 23, all active, all in Maryland, without Arnold', () => {
    expect(areas).toHaveLength(23);
    expect(areas.every((area) => area.active && area.state === 'MD')).toBe(true);
    expect(areas.some((area) => area.name === 'Arnold')).toBe(false);
  });

  it('have unique ids, slugs and names', () => {
    for (const field of ['id', 'slug', 'name', 'description', 'metaDescription'] as const)
      expect(new Set(areas.map((area) => area[field])).size, field).toBe(23);
    expect(areas.every((area) => area.id === `area-${area.slug}`)).toBe(true);
  });

  it('have five-digit ZIP codes and a county', () => {
    for (const area of areas) {
      expect(area.zipCodes?.length, area.name).toBeGreaterThan(0);
      for (const zip of area.zipCodes ?? []) expect(zip).toMatch(/^2\d{4}$/);
      expect(area.county).toMatch(/ County$/);
    }
  });
});

const active = areas.map((area) => ({ ...area, active: true }));
const found = (text: string) => matchingAreas(active, { text, county: '' }).map(({ name }) => name);

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
    expect(areaHint(active, { text, county: '' }), text).toMatchObject({ kind: 'zip', areas: [{ name: 'Easton' }] });
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

  it('is Maryland for every town that we list there', () => {
    const zips = areas.flatMap(({ state, zipCodes = [] }) => (state === 'MD' ? zipCodes : []));
    expect(zips.length).toBeGreaterThan(20);
    expect(zips.filter((zip) => stateOfZip(zip) !== 'MD')).toEqual([]);
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
