import { tip as tipClass, words as wordsClass } from './tooltip.css.ts';

/** Within `skipDelayMs` after one closes, the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

interface Words {
  anchor: Element;
  words: string;
}

export interface Tooltips {
  end(): void;
}

/** Touch does not open it. */
export function activateTooltips(
  root: HTMLElement,
  { id, wordsFor }: { id: string; wordsFor(target: Element): Words | null | undefined },
): Tooltips {
  const tip = document.createElement('div');
  const text = document.createElement('span');
  Object.assign(tip, { id, className: tipClass, popover: 'manual', role: 'tooltip' });
  text.className = wordsClass;
  tip.append(text);
  root.append(tip);

  let anchor: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let opened = new AbortController();
  const ending = new AbortController();
  const { signal } = ending;

  function open({ anchor: next, words }: Words): void {
    close();
    anchor = next;
    text.textContent = words;
    anchor.setAttribute('aria-describedby', id);
    tip.showPopover?.();
    place(tip, anchor);
    opened = new AbortController();
    const whileOpen = { signal: opened.signal, capture: true, passive: true };
    document.addEventListener('keydown', onKey, whileOpen);
    document.addEventListener('scroll', follow, whileOpen);
  }
  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!anchor) return;
    anchor.removeAttribute('aria-describedby');
    anchor = undefined;
    opened.abort();
    closedAt = performance.now();
    tip.hidePopover?.();
  }

  function onPointer({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch' && !tip.contains(target as Element)) restOn(target as Element);
  }
  function restOn(target: Element): void {
    const found = wordsFor(target);
    if (found && found.anchor === anchor) return;
    close();
    if (!found) return;
    if (performance.now() - closedAt < skipDelayMs) open(found);
    else timer = setTimeout(open, openDelayMs, found);
  }
  const onFocus = ({ target }: FocusEvent) => comeTo(target as Element);
  function comeTo(target: Element): void {
    const found = target.matches(':focus-visible') && wordsFor(target);
    if (found) open(found);
  }
  const follow = () => anchor && place(tip, anchor);
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();

  root.addEventListener('pointerover', onPointer, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  for (const type of ['pointerleave', 'pointerdown', 'focusout']) root.addEventListener(type, close, { signal });
  // What had focus or the pointer before.
  const hovered = matchMedia('(hover: hover)').matches && [...root.querySelectorAll(':hover')].at(-1);
  if (hovered) restOn(hovered);
  const focused = root.querySelector(':focus');
  if (focused) comeTo(focused);
  return {
    end() {
      close();
      ending.abort();
      tip.remove();
    },
  };
}

function place(tip: HTMLElement, anchor: Element): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const x = Math.min(Math.max(left + (width - offsetWidth) / 2, 8), clientWidth - offsetWidth - 8);
  const y = bottom + offsetHeight <= clientHeight ? bottom : top - offsetHeight;
  tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
