import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packages } from '../../../../catalogue/services/packages.ts';
import { exteriorPage } from '../../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../../catalogue/services/pages/pressure-washing.ts';
import { otherWork } from '../../../../catalogue/services/portfolio.ts';
import { localServices, serviceOverview, services, servicesClaimed } from '../../../../catalogue/services/services.ts';

const pages = [exteriorPage, interiorPage, pressureWashingPage];
const drawing = (key: string) => new URL(`../../../../catalogue/drawings/${key}.svg`, import.meta.url);

it('the 43 services are those with pages in towns and the rest of the portfolio, with one name everywhere', () => {
  const names = [...localServices.map(({ name }) => name), ...otherWork.flatMap((group) => group.names)];
  expect(new Set(names).size).toBe(servicesClaimed);
  expect(names).toHaveLength(servicesClaimed);
  expect([...serviceOverview, ...packages].filter(({ name }) => !names.includes(name))).toEqual([]);
});

describe('the service pages', () => {
  it('paint the freshly painted parts of each scene in the wall’s color', () => {
    for (const page of pages) {
      const fresh = readFileSync(drawing(page.scene), 'utf8').matchAll(/class="fresh" fill="([^"]+)"/g);
      expect(new Set([...fresh].map((match) => match[1]?.toUpperCase()))).toEqual(new Set([page.wall.color.hex]));
    }
  });

  it('leave every service in towns a picture of its own, cropped to the band', () => {
    const local = services.flatMap(({ key, local }) => (local ? [{ key, scene: local.scene }] : []));
    for (const { key, scene } of local) expect(readFileSync(drawing(scene), 'utf8'), key).toContain('class="fresh"');
    expect(new Set(local.map(({ scene }) => scene)).size).toBe(local.length);
    const scenes: string[] = pages.map(({ scene }) => scene);
    expect(local.filter(({ scene }) => scenes.includes(scene))).toEqual([]);
    for (const { key, scene } of local)
      expect(readFileSync(drawing(scene), 'utf8'), `${key} fills the band`).toContain(
        'preserveAspectRatio="xMidYMid slice"',
      );
  });
});
