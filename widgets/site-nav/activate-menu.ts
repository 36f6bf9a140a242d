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

/** `current` is -1 when focus is not in the list. Undefined for other keys. */
export function arrowTarget(key: string, current: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % length;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

const openDelayMs = 100;
const graceMs = 300;

/** A click on the button of a menu opened by hover keeps it open. */
function openOnHover(button: HTMLButtonElement, panel: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  const isOpen = () => panel.matches(':popover-open');

  function open(): void {
    if (isOpen()) return;
    panel.showPopover();
    isByHover = true;
  }
  function close(): void {
    if (isByHover && !panel.contains(document.activeElement)) panel.hidePopover();
  }
  function onPointer({ type, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = type === 'pointerenter' ? setTimeout(open, openDelayMs) : setTimeout(close, graceMs);
  }
  function onClick(event: MouseEvent): void {
    clearTimeout(timer);
    if (isByHover && isOpen()) event.preventDefault();
    isByHover = false;
  }

  for (const part of [button, panel]) {
    part.addEventListener('pointerenter', onPointer, { signal });
    part.addEventListener('pointerleave', onPointer, { signal });
  }
  button.addEventListener('click', onClick, { signal });
  panel.addEventListener('toggle', () => (isByHover &&= isOpen()), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer may have been there before the island was hydrated.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) timer = setTimeout(open, openDelayMs);
}

export function activateMenu(button: HTMLButtonElement, signal: AbortSignal): void {
  const panel = button.popoverTargetElement as HTMLElement | null;
  if (!panel) return;
  const typeAhead = createTypeAhead(() => performance.now());
  const isOpen = () => panel.matches(':popover-open');
  const showState = (isShown: boolean) => button.setAttribute('aria-expanded', `${isShown}`);

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!panel || ctrlKey || metaKey || altKey) return;
    const links = [...panel.querySelectorAll('a')];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    let target = arrowTarget(key, current, links.length);
    if (target === undefined && key.length === 1 && key !== ' ' && isOpen()) {
      const labels = links.map((link) => link.textContent ?? '');
      target = typeAhead(key, labels, current);
    }
    const link = links[target ?? -1];
    if (!link || (event.currentTarget === button && !isOpen() && !key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen()) panel.showPopover();
    link.focus();
  }
  function onToggle({ newState }: ToggleEvent): void {
    showState(newState === 'open');
    if (newState === 'closed' && panel?.contains(document.activeElement)) button.focus();
  }

  showState(isOpen());
  panel.addEventListener('beforetoggle', onToggle, { signal });
  button.addEventListener('keydown', onKey, { signal });
  panel.addEventListener('keydown', onKey, { signal });
  panel.addEventListener('click', (event) => (event.target as Element).closest('a') && panel.hidePopover(), { signal });
  // Where the drawer replaces the menus, an open one would be hidden but count as open.
  matchMedia(narrow).addEventListener('change', () => panel.hidePopover(), { signal });
  openOnHover(button, panel, signal);
}

/** `command` and `closedby` are missing in Safari before 26.2 and Firefox before 144. */
export function activateDrawer(button: HTMLButtonElement, signal: AbortSignal): void {
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (!drawer) return;
  const knowsCommands: boolean = 'commandForElement' in button;
  // `:is`, because browsers without popovers would throw.
  const showState = () => button.setAttribute('aria-expanded', `${drawer.matches(':is([open], :popover-open)')}`);
  const close = () => (drawer.open ? drawer.close() : drawer.hidePopover?.());

  function onClick({ target }: MouseEvent): void {
    // The backdrop, or a choice. A button with a command closes it itself.
    if (target === drawer || (target as Element).closest(knowsCommands ? 'a' : 'a, button')) close();
  }
  function open(event: MouseEvent): void {
    event.preventDefault();
    drawer?.showModal();
    showState();
  }

  showState();
  for (const change of ['toggle', 'close']) drawer.addEventListener(change, showState, { signal });
  drawer.addEventListener('click', onClick, { signal });
  if (!knowsCommands) button.addEventListener('click', open, { signal });
  // On a tablet in landscape, the menus replace it.
  matchMedia(narrow).addEventListener('change', close, { signal });
  for (const details of drawer.querySelectorAll('details')) {
    const showFold = () => details.firstElementChild?.setAttribute('aria-expanded', `${details.open}`);
    showFold();
    details.addEventListener('toggle', showFold, { signal });
  }
}
