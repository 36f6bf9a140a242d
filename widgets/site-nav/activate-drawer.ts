import { narrow } from './dimensions.ts';

/** `command` and `closedby` are missing in Safari before 26.2 and Firefox before 144. Returns what removes listeners. */
export function activateDrawer(button: HTMLButtonElement): () => void {
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (!drawer) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const knowsCommands = 'commandForElement' in button;
  // `:is`, because browsers without popovers would throw.
  const showState = () => button.setAttribute('aria-expanded', String(drawer.matches(':is([open], :popover-open)')));
  const close = () => (drawer.open ? drawer.close() : drawer.hidePopover?.());

  showState();
  for (const change of ['toggle', 'close']) drawer.addEventListener(change, showState, { signal });
  drawer.addEventListener(
    'click',
    ({ target }) => {
      // The backdrop, or a choice. A button with a command closes it itself.
      if (target === drawer || (target as Element).closest(knowsCommands ? 'a' : 'a, button')) close();
    },
    { signal },
  );
  button.addEventListener(
    'click',
    (event) => {
      if (knowsCommands) return;
      event.preventDefault();
      drawer.showModal();
      showState();
    },
    { signal },
  );
  // On a tablet in landscape, the menus replace it.
  matchMedia(narrow).addEventListener('change', close, { signal });
  for (const details of drawer.querySelectorAll('details')) {
    const summary = details.querySelector('summary');
    const showFold = () => summary?.setAttribute('aria-expanded', String(details.open));
    showFold();
    details.addEventListener('toggle', showFold, { signal });
  }
  return () => ending.abort();
}
