import { activateDialog } from '../core/ui/dialog.ts';
import { narrow } from './dimensions.ts';

export function activateDrawer(button: HTMLButtonElement): () => void {
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (!drawer) return () => {};
  const { close, end } = activateDialog(button, drawer);
  const ending = new AbortController();
  const { signal } = ending;

  function closeOnChoice({ target }: Event): void {
    // A button with a command closes it itself.
    if ((target as Element).closest('commandForElement' in button ? 'a' : 'a, button')) close();
  }
  drawer.addEventListener('click', closeOnChoice, { signal });
  // On a tablet in landscape, the menus replace it.
  matchMedia(narrow).addEventListener('change', close, { signal });
  for (const details of drawer.querySelectorAll('details')) {
    const summary = details.querySelector('summary');
    const showFold = () => summary?.setAttribute('aria-expanded', String(details.open));
    showFold();
    details.addEventListener('toggle', showFold, { signal });
  }
  return () => {
    end();
    ending.abort();
  };
}
