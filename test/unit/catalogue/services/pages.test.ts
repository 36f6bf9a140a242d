import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, textOnPaint } from '../../../../catalogue/paint/contrast.ts';
import { mainServices } from '../../../../catalogue/services/main-services.ts';
import { exteriorPage } from '../../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../../catalogue/services/pages/pressure-washing.ts';
import { services } from '../../../../catalogue/services/services.ts';

const pages = [exteriorPage, interiorPage, pressureWashingPage];
const drawing = (key: string) => new URL(`../../../../catalogue/drawings/${key}.svg`, import.meta.url);
const hexOf = { ink: '#14233A', white: '#FFFFFF' };

describe('the service pages', () => {
  it('are those of the three main services', () => {
    expect(pages.map(({ serviceType, name, path }) => ({ serviceType, name, path }))).toEqual(
      mainServices.map(({ serviceType, name, path }) => ({ serviceType, name, path })),
    );
  });

  it('offer the quiz on exterior and interior only', () => {
    expect(pages.map((page) => page.quizLabel)).toEqual(['Take the Color Quiz', 'Take the Color Quiz', undefined]);
  });

  it.each(pages)('give $path four steps and five reasons, all different', (page) => {
    expect(page.features.cards).toHaveLength(4);
    expect(page.why.points).toHaveLength(5);
    const titles = [...page.features.cards, ...page.why.points].map((point) => point.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(page.metaDescription.length).toBeLessThanOrEqual(160);
  });

  it('use every step and scene once', () => {
    const keys = pages.flatMap((page) => [page.scene, ...page.features.cards.map((card) => card.drawing)]);
    expect(new Set(keys).size).toBe(15);
    for (const key of keys) expect(existsSync(drawing(key)), key).toBe(true);
  });

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

  it('have readable text on every painted area', () => {
    for (const page of pages) {
      expect(contrast(page.wall.color.hex, hexOf.white), page.wall.color.name).toBeGreaterThanOrEqual(7);
      for (const { color } of page.features.cards)
        expect(contrast(color.hex, hexOf[textOnPaint(color.hex)]), color.name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show six colors for exterior and interior, and six surfaces for washing', () => {
    const counts = pages.map(({ shelf }) =>
      shelf.kind === 'paints'
        ? new Set(shelf.colors.map((color) => color.name)).size
        : new Set(shelf.surfaces.map((surface) => surface.title)).size,
    );
    expect(counts).toEqual([6, 6, 6]);
    expect(pages.map((page) => page.shelf.kind)).toEqual(['paints', 'paints', 'surfaces']);
  });
});
