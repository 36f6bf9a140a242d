import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { stateOfZip, zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';

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
