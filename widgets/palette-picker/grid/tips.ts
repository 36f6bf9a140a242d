import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { tip as tipClass, words as wordsClass } from '../../core/ui/tooltip.css.ts';
import type { Chip } from './activate-color-grid.ts';

export { default as css } from 'sheet:./tips.ts';

/** Within `skipDelayMs` after one closes, the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

export function activateTips(root: HTMLElement, id: string, chips: ReadonlyMap<string, Chip>, host: WidgetHost): void {
  const byField = new Map<Element | null, Chip>([...chips.values()].map((chip) => [chip.field, chip]));
  const chipAt = (target: Element) => byField.get(target.closest('button'));
  const tip = document.createElement('div');
  const text = document.createElement('span');
  Object.assign(tip, { id: `${id}-tip`, className: tipClass, popover: 'manual', role: 'tooltip' });
  text.className = wordsClass;
  tip.append(text);
  root.append(tip);

  let anchor: Element | undefined;
  // Its tip would cover its neighbors' codes, and its press has been answered.
  let pressed: Chip | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opened = new AbortController();

  function open({ field, color }: Chip): void {
    close();
    if (!root.isConnected) return; // A page may remove the widget meanwhile.
    anchor = field;
    text.textContent = host.words(wordsFor(color));
    anchor.setAttribute('aria-describedby', tip.id);
    tip.showPopover?.();
    follow();
    opened = new AbortController();
    const whileOpen = { signal: opened.signal, capture: true, passive: true };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), whileOpen);
    document.addEventListener('scroll', follow, whileOpen);
  }
  function close(): void {
    clearTimeout(timer);
    if (!anchor) return;
    anchor.removeAttribute('aria-describedby');
    anchor = undefined;
    opened.abort();
    closedAt = performance.now();
    tip.hidePopover?.();
  }
  const follow = () => anchor && (root.isConnected ? place(tip, anchor) : close());

  function onPointer({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch' && !tip.contains(target as Element)) restOn(target as Element);
  }
  function restOn(target: Element): void {
    const chip = chipAt(target);
    if (chip && (chip === pressed || chip.field === anchor)) return;
    pressed = undefined;
    close();
    if (!chip) return;
    if (performance.now() - closedAt < skipDelayMs) open(chip);
    else timer = setTimeout(open, openDelayMs, chip);
  }
  function onFocus(target: Element): void {
    const chip = target.matches(':focus-visible') && chipAt(target);
    if (chip) open(chip);
  }

  root.addEventListener('pointerover', onPointer);
  root.addEventListener('focusin', ({ target }) => onFocus(target as Element));
  for (const type of ['pointerleave', 'pointerdown', 'focusout']) root.addEventListener(type, close);
  root.addEventListener('pointerdown', ({ target }) => {
    pressed = chipAt(target as Element);
  });
  // What had focus or the pointer before.
  const hovered = matchMedia('(hover: hover)').matches && [...root.querySelectorAll(':hover')].at(-1);
  // On a color that is already chosen, the press came before the tips.
  if (hovered && !hovered.closest('[aria-pressed=true]')) restOn(hovered);
  const focused = root.querySelector(':focus');
  if (focused) onFocus(focused);
}

function place(tip: HTMLElement, anchor: Element): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const x = Math.min(Math.max(left + (width - offsetWidth) / 2, 8), clientWidth - offsetWidth - 8);
  const y = bottom + offsetHeight <= clientHeight ? bottom : top - offsetHeight;
  tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** The maker's notes are not in the grid's HTML. */
export function wordsFor(color: PaintColor): string {
  const tags = paintColors.find(({ code }) => code === color.code)?.tags ?? [];
  const notes = tags.map((tag) => (tag === 'best-seller' ? 'Best seller' : `Color of the Year ${tag.slice(-4)}`));
  return [`${color.brand} ${color.code}`, color.hex, color.category, notes.join(', ')].filter(Boolean).join(' · ');
}
