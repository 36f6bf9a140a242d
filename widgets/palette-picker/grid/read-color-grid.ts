import type { PaintBrand, PaintCategory, PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';

export interface Chip {
  color: PaintColor;
  item: HTMLElement;
  field: HTMLButtonElement;
  label: HTMLButtonElement;
}

export interface ColorGroupOnPage {
  section: HTMLElement;
  count: Element;
  chips: readonly Chip[];
}

/** Saves sending the colors twice. */
export function readColorGrid(wall: Element): {
  groups: readonly ColorGroupOnPage[];
  chips: ReadonlyMap<string, Chip>;
} {
  const groups = [...wall.querySelectorAll('section')].map((section) => {
    const [category, count] = section.querySelectorAll('h2 > span') as unknown as [Element, Element];
    const chips = [...section.querySelectorAll('li')].map((item) => readChip(item, textOf(category) as PaintCategory));
    return { section, count, chips };
  });
  const chips = new Map(groups.flatMap(({ chips }) => chips.map((chip) => [colorId(chip.color), chip])));
  return { groups, chips };
}

/** Casts match what color-grid.tsx renders. */
function readChip(item: HTMLElement, category: PaintCategory): Chip {
  const [field, label] = item.children as unknown as [HTMLButtonElement, HTMLButtonElement];
  const [name, code, , brand] = [...label.children].map(textOf) as [string, string, string, PaintBrand];
  const hex = field.querySelector('rect')?.getAttribute('fill') ?? '';
  return { color: { name, code, hex, brand, category }, item, field, label };
}

const textOf = (element: Element) => element.textContent ?? '';
