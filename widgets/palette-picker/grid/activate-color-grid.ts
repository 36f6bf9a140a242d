import {
  type PaintBrand,
  type PaintCategory,
  type PaintColor,
  paintCategories,
} from '../../../catalogue/contracts/paint-color.ts';
import { type ColorFilter, filterColors, readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { colorId, colorLabel } from '../../../catalogue/paint/color-id.ts';
import { copyText } from '../../core/ui/copy-text.ts';
import { everything, type PickerModel, type PickerState } from '../picker-model.ts';
import { strings } from '../strings.ts';
import { plain } from '../tray/tray.css.ts';
import { empty, colorGrid as wallClass } from './color-grid.css.ts';
import { copied } from './color-grid-live.css.ts';

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

const copiedMs = 2000;

export type Doing = 'select' | 'copy';

interface LiveColorGrid {
  chips: ReadonlyMap<string, Chip>;
  end(): void;
}

/** Changes attributes in place, so that a selection updates one of 214 chips. */
export function activateColorGrid(
  root: HTMLElement,
  model: PickerModel,
  tell: (doing: Doing, text: string) => void,
): LiveColorGrid {
  const form = root.querySelector('form') as HTMLFormElement;
  const wall = root.querySelector(`.${wallClass}`) as HTMLElement;
  const nothing = root.querySelector(`.${empty}`) as HTMLElement;
  const count = root.querySelector('[role=status]') as HTMLElement;
  const categoryCounts = [...form.querySelectorAll('b + span')];
  const { groups, chips } = readColorGrid(wall);
  const all = [...chips.values()];
  const colors = all.map(({ color }) => color);
  const byButton = new Map(all.flatMap((chip) => [chip.field, chip.label].map((button) => [button, chip] as const)));
  const timers = new Map<Chip, number>();
  const ending = new AbortController();
  const { signal } = ending;
  root.querySelector(`.${plain}`)?.remove();

  function onClick(event: Event): void {
    const button = (event.target as Element).closest('button, a') as HTMLButtonElement;
    const chip = byButton.get(button);
    if (chip?.label === button) return void copy(chip);
    const isShowAll = nothing.contains(button);
    if (!chip && !isShowAll) return;
    event.preventDefault();
    if (isShowAll) model.narrow(everything);
    if (!chip) return;
    model.toggle(chip.color);
    if (model.store.getState().chosen.includes(chip.color)) tell('select', '');
  }

  async function copy(chip: Chip): Promise<void> {
    const text = colorLabel(chip.color);
    if (!(await copyText(text, root))) return;
    const word = chip.label.querySelector('i') as HTMLElement;
    word.textContent = strings.copied;
    word.className = copied;
    tell('copy', `${strings.copied} ${text}`);
    clearTimeout(timers.get(chip));
    timers.set(
      chip,
      setTimeout(() => {
        word.textContent = strings.copy;
        word.className = '';
      }, copiedMs) as unknown as number,
    );
  }

  const narrow = () => model.narrow(readColorFilter(filtersOf(root)));
  function onSubmit(event: Event): void {
    event.preventDefault();
    narrow();
  }

  function drawFilter(filter: ColorFilter): void {
    const inAnyCategory = filterColors(colors, { ...filter, category: undefined });
    const inCategory = (category?: string) =>
      category ? inAnyCategory.filter((color) => color.category === category) : inAnyCategory;
    const shown = new Set(inCategory(filter.category));
    for (const { section, count, chips } of groups) {
      const left = chips.filter(({ item, color }) => !hide(item, !shown.has(color)));
      if (!hide(section, left.length === 0)) write(count, strings.count(left.length));
    }
    write(count, strings.count(shown.size));
    hide(nothing, shown.size > 0);
    [undefined, ...paintCategories].forEach((category, at) => {
      write(categoryCounts[at], `${inCategory(category).length}`);
    });
    const values = { q: filter.text, brand: filter.brand ?? '', category: filter.category ?? '' };
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      if (input.value.trim() !== value) input.value = value;
    }
  }

  function drawChosen(chosen: PickerState['chosen']): void {
    const marks = new Set(chosen.map(colorId));
    for (const [mark, { field }] of chips) {
      const isOn = marks.has(mark);
      if (field.getAttribute('aria-pressed') === `${isOn}`) continue;
      field.setAttribute('aria-pressed', `${isOn}`);
      write(field.children[1], isOn ? strings.selected : strings.select);
    }
  }

  root.addEventListener('click', onClick, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', narrow, { signal });
  const unsubscribe = model.store.subscribe(({ filter, chosen }, before) => {
    if (filter !== before.filter) drawFilter(filter);
    if (chosen !== before.chosen) drawChosen(chosen);
  });
  const { filter, chosen } = model.store.getState();
  drawFilter(filter);
  drawChosen(chosen);
  return {
    chips,
    end() {
      ending.abort();
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export const filtersOf = (root: HTMLElement) =>
  new Map([...new FormData(root.querySelector('form') as HTMLFormElement)] as [string, string][]);

function write(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
function hide(element: HTMLElement, isHidden: boolean): boolean {
  if (element.hidden !== isHidden) element.hidden = isHidden;
  return isHidden;
}
