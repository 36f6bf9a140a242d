import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { stateOfZip, zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';

describe('the state of a ZIP code', () => {
  it.each([
    // The first and the last of each state, and towns.
    ...[['15001', 'PA'] as const, ['19640', 'PA'] as const, ['19701', 'DE'] as const, ['19980', 'DE'] as const],
    ...[['20001', 'DC'] as const, ['20105', 'VA'] as const, ['20200', 'DC'] as const, ['20599', 'DC'] as const],
    ...[['20601', 'MD'] as const, ['21930', 'MD'] as const, ['22003', 'VA'] as const, ['24658', 'VA'] as const],
    ...[['19901', 'DE'] as const, [' 19901-1234', 'DE'] as const, ['21619', 'MD'] as const],
    ...['24701', '14901', '10001', '99999', '1990', '199', '', 'Dover', 'D19901'].map(
      (zip) => [zip, undefined] as const,
    ),
  ])('of %j is %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
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
