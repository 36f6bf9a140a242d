/**
 * Keeps `aria-expanded` in step, closes the drawer on every chosen link, and makes it modal where the browser knows
 * neither `command` nor `closedby` (Safari before 26.2, Firefox before 144).
 * @returns takes it all away again
 */
export function enlivenDrawer(button: HTMLButtonElement): () => void {
  const drawer = button.popoverTargetElement as HTMLDialogElement | null;
  if (!drawer) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const showState = () => button.setAttribute('aria-expanded', String(drawer.matches('[open], :popover-open')));
  const close = () => (drawer.open ? drawer.close() : drawer.hidePopover());

  showState();
  for (const change of ['toggle', 'close']) drawer.addEventListener(change, showState, { signal });
  drawer.addEventListener(
    'click',
    ({ target }) => {
      if (target === drawer || (target as Element).closest('a, button')) close();
    },
    { signal },
  );
  button.addEventListener(
    'click',
    (event) => {
      if ('commandForElement' in button) return;
      event.preventDefault();
      drawer.showModal();
      showState();
    },
    { signal },
  );
  for (const details of drawer.querySelectorAll('details')) {
    const summary = details.querySelector('summary');
    const showFold = () => summary?.setAttribute('aria-expanded', String(details.open));
    showFold();
    details.addEventListener('toggle', showFold, { signal });
  }
  return () => ending.abort();
}
