import type { PaintCategory, PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { type ColorFilter, filterColors, readColorFilter } from '../../../catalogue/paint/color-filter.ts';
import { brandOf, colorId, colorLabel } from '../../../catalogue/paint/color-id.ts';
import { copiedMs, copyText } from '../../core/ui/copy-text.ts';
import { everything, type PickerState } from '../palette.ts';
import type { PickerModel } from '../picker-model.ts';
import type { strings } from '../strings.ts';
import { plain } from '../tray.css.ts';
import { empty } from './color-grid.css.ts';
import { copied } from './color-grid-live.css.ts';

export interface Chip {
  color: PaintColor;
  item: HTMLElement;
  field: HTMLButtonElement;
  copyWord: HTMLElement;
}

/** The HTML has the colors, in elements of their own, so they are not sent twice; the code tells the maker. */
function readChip(item: HTMLElement, category: PaintCategory): Chip {
  const code = textOf(item, 'bdi');
  const hex = part(item, 'path').getAttribute('fill') ?? '';
  const color = { name: textOf(item, 'b'), code, hex, brand: brandOf(code), category };
  return { color, item, field: part(item, '[aria-pressed]'), copyWord: part(item, 'i') };
}

/** Of our own rendering, which always has it. */
const part = <Part extends Element>(place: Element, selector: string) => place.querySelector(selector) as Part;
const textOf = (place: Element, selector: string) => part(place, selector).textContent ?? '';

/** Changes attributes in place, so that a selection updates one of 214 chips. Returns the chips by color id. */
export function activateColorGrid(
  root: HTMLElement,
  model: PickerModel,
  words: typeof strings,
  tell: (doing: 'select' | 'copy', text: string) => void,
): ReadonlyMap<string, Chip> {
  root.querySelector(`.${plain}`)?.remove();
  const form = part<HTMLFormElement>(root, 'form');
  const nothing = part<HTMLElement>(root, `.${empty}`);
  const total = part(root, '[role=status]');
  const categories = [...form.querySelectorAll<HTMLInputElement>('[name=category]')];
  const groups = [...root.querySelectorAll('section')].map((section) => {
    const category = part<HTMLElement>(section, '[data-category]').dataset.category as PaintCategory; // As rendered.
    const chips = [...section.querySelectorAll('li')].map((item) => readChip(item, category));
    return { section, count: part(section, '[data-count]'), chips };
  });
  const all = groups.flatMap(({ chips }) => chips);
  const colors = all.map(({ color }) => color);
  const again = [...root.querySelectorAll<HTMLElement>('ol > li')].flatMap((item): Chip[] => {
    const chip = all.find(({ color }) => color.code === textOf(item, 'bdi'));
    return chip ? [{ ...chip, item, field: part(item, '[aria-pressed]') }] : [];
  });
  const fields = [...all, ...again];
  const byItem = new Map<Element | null, Chip>(fields.map((chip) => [chip.item, chip]));
  const timers = new Map<Chip, ReturnType<typeof setTimeout>>();

  function onClick(event: Event): void {
    const button = (event.target as Element).closest('button, a');
    const chip = button && byItem.get(button.parentElement);
    if (chip && chip.field !== button) void copy(chip);
    else if (chip) {
      event.preventDefault();
      model.toggle(chip.color);
      if (model.store.getState().chosen.includes(chip.color)) tell('select', '');
    } else if (nothing.contains(button)) {
      event.preventDefault();
      model.narrow(everything);
    }
  }

  async function copy(chip: Chip): Promise<void> {
    const text = colorLabel(chip.color);
    if (!(await copyText(text, root))) return;
    Object.assign(chip.copyWord, { textContent: words.copied, className: copied });
    tell('copy', `${words.copied} ${text}`);
    clearTimeout(timers.get(chip));
    const end = () => Object.assign(chip.copyWord, { textContent: words.copy, className: '' });
    timers.set(chip, setTimeout(end, copiedMs));
  }

  function drawFilter(filter: ColorFilter): void {
    const inAnyCategory = filterColors(colors, { ...filter, category: undefined });
    const inCategory = (category = '') => inAnyCategory.filter((color) => !category || color.category === category);
    const shown = new Set(inCategory(filter.category));
    for (const { section, count, chips } of groups) {
      const left = chips.filter(({ item, color }) => !hide(item, !shown.has(color)));
      if (!hide(section, left.length === 0)) write(count, words.count(left.length));
    }
    write(total, words.count(shown.size));
    hide(nothing, shown.size > 0);
    for (const { value, parentElement } of categories) {
      write(parentElement?.querySelector('span'), `${inCategory(value).length}`);
    }
    const values = { q: filter.text, brand: filter.brand ?? '', category: filter.category ?? '' };
    for (const [name, value] of Object.entries(values)) {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      if (input.value.trim() !== value) input.value = value;
    }
  }

  function drawChosen(chosen: PickerState['chosen']): void {
    const marks = new Set(chosen.map(colorId));
    for (const { color, field } of fields) {
      const isOn = marks.has(colorId(color));
      if (field.getAttribute('aria-pressed') === `${isOn}`) continue;
      field.setAttribute('aria-pressed', `${isOn}`);
      write(field.querySelector('span'), isOn ? words.selected : words.select);
    }
  }

  const narrow = () => model.narrow(readColorFilter(filtersOf(root)));
  root.addEventListener('click', onClick);
  form.addEventListener('input', narrow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    narrow();
  });
  model.store.subscribe(({ filter, chosen }, before) => {
    if (filter !== before.filter) drawFilter(filter);
    if (chosen !== before.chosen) drawChosen(chosen);
  });
  const { filter, chosen } = model.store.getState();
  drawFilter(filter);
  drawChosen(chosen);
  return new Map(all.map((chip) => [colorId(chip.color), chip]));
}

export const filtersOf = (root: HTMLElement) =>
  new Map([...new FormData(root.querySelector('form') as HTMLFormElement)] as [string, string][]);

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
function hide(element: HTMLElement, isHidden: boolean): boolean {
  if (element.hidden !== isHidden) element.hidden = isHidden;
  return isHidden;
}
