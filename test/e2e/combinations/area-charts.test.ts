import { expect, it } from 'vitest';
import { areas } from '../../../catalogue/towns/counties.ts';
import { builtSite } from '../../support/built-site.ts';
import { firstOrRest } from '../../support/cases/combinations.ts';

const site = builtSite();

/** Counts the names on the page's chart, and lists those that an edge or a card cuts off or that touch another. */
function namesAndFaults(): { names: number; faults: string[] } {
  const chart = document.querySelector('svg:has(use[href="#bayshore"]):has(text)');
  const cards = ['h1', '#near'].flatMap((inside) => document.querySelector(inside)?.parentElement ?? []);
  if (!chart?.parentElement || cards.length < 2) return { names: 0, faults: ['no chart'] };
  const frame = chart.parentElement.getBoundingClientRect();
  const named = [...chart.querySelectorAll('text')]
    .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  const touch = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const faults = named.flatMap(({ name, box }, at) => [
    ...(isInside(box) ? [] : [`${name} is cut`]),
    ...(cards.some((card) => touch(box, card.getBoundingClientRect())) ? [`${name} is under a card`] : []),
    ...named.slice(at + 1).flatMap((other) => (touch(box, other.box) ? [`${name} touches ${other.name}`] : [])),
  ]);
  return { names: named.length, faults };
}

it.each(firstOrRest([320, 360, 768, 1280, 1920]))('every town’s chart has whole names at %i px', async (width) => {
  const page = await site.open('/', { viewport: { width, height: 900 } });
  const found: Record<string, string[]> = {};
  let total = 0;
  for (const { slug } of areas) {
    await page.goto(`${site.url}/service-areas/${slug}`);
    const { names, faults } = await page.evaluate(namesAndFaults);
    if (faults.length) found[slug] = faults;
    total += names;
  }
  expect(found).toEqual({});
  expect(total / areas.length).toBeGreaterThan(2.5);
});
