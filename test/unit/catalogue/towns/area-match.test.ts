import { expect, it } from 'vitest';
import { matchingAreas } from '../../../../catalogue/towns/area-match.ts';
import { areaHint } from '../../../../catalogue/towns/area-search.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';

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
