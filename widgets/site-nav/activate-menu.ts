import { searchableText } from '../../catalogue/searchable-text.ts';
import { narrow } from './dimensions.ts';

/** A pause this long starts a new word. */
const resetMs = 1000;

/** Quick letters form a word, one letter repeated cycles, as in operating systems. `now` is in milliseconds. */
export function createTypeAhead(now: () => number) {
  let typed = '';
  let typedAt = Number.NEGATIVE_INFINITY;

  /** @returns index of the label, or -1 */
  return (letter: string, labels: readonly string[], current: number): number => {
    const at = now();
    typed = (at - typedAt < resetMs ? typed : '') + letter;
    typedAt = at;
    const letters = searchableText(typed);
    const isRepeated = [...letters].every((sign) => sign === letters[0]);
    const word = isRepeated ? letters.slice(0, 1) : letters;
    const from = word.length > 1 ? Math.max(current, 0) : current + 1;
    const inOrder = labels.map((_, index) => (from + index) % labels.length);
    return inOrder.find((index) => word && searchableText(labels[index] ?? '').startsWith(word)) ?? -1;
  };
}

const openDelayMs = 100;
const graceMs = 300;

/** A click on the button of a menu opened by hover keeps it open. */
function openOnHover(button: HTMLButtonElement, panel: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  const isOpen = () => panel.matches(':popover-open');

  function enter(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen()) return;
      panel.showPopover();
      isByHover = true;
    }, openDelayMs);
  }

  function leave(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isByHover && !panel.contains(document.activeElement)) panel.hidePopover();
    }, graceMs);
  }

  for (const part of [button, panel]) {
    part.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && enter(), { signal });
    part.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && leave(), { signal });
  }
  button.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      if (isByHover && isOpen()) event.preventDefault();
      isByHover = false;
    },
    { signal },
  );
  panel.addEventListener('toggle', () => (isByHover &&= isOpen()), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer may have been there before the island was hydrated.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) enter();
}

/** Adds what HTML lacks; returns what removes all listeners. */
export function activateMenu(button: HTMLButtonElement): () => void {
  const panel = button.popoverTargetElement as HTMLElement | null;
  if (!panel) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const typeAhead = createTypeAhead(() => performance.now());
  const isOpen = () => panel.matches(':popover-open');
  const showState = (isShown: boolean) => button.setAttribute('aria-expanded', String(isShown));

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isOnButton = event.currentTarget === button;
    const links = [...(panel as HTMLElement).querySelectorAll('a')];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    let target = arrowTarget(key, current, links.length);
    if (target === undefined && key.length === 1 && key !== ' ' && isOpen()) {
      const labels = links.map((link) => link.textContent ?? '');
      target = typeAhead(key, labels, current);
    }
    const link = links[target ?? -1];
    if (!link || (isOnButton && !isOpen() && !key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen()) panel?.showPopover();
    link.focus();
  }

  showState(isOpen());
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      showState(newState === 'open');
      if (newState === 'closed' && panel.contains(document.activeElement)) button.focus();
    },
    { signal },
  );
  button.addEventListener('keydown', onKey, { signal });
  panel.addEventListener('keydown', onKey, { signal });
  panel.addEventListener('click', (event) => (event.target as Element).closest('a') && panel.hidePopover(), { signal });
  // Where the drawer replaces the menus, an open one would be hidden but count as open.
  matchMedia(narrow).addEventListener('change', () => panel.hidePopover(), { signal });
  openOnHover(button, panel, signal);
  return () => ending.abort();
}

/** `current` is -1 when focus is not in the list. Undefined for other keys. */
export function arrowTarget(key: string, current: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
