import { narrow } from './dimensions.ts';
import { openOnHover } from './open-on-hover.ts';
import { createTypeAhead } from './type-ahead.ts';

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
