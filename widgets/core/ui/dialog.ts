/** Controls of a native dialog. */
export interface LiveDialog {
  close(): void;
  /** Removes everything that was added. */
  end(): void;
}

/**
 * Completes a native `<dialog popover>` and the button that opens it: keeps `aria-expanded` in sync, closes on a click
 * outside, and makes it modal in browsers without `command` and `closedby` (Safari before 26.2, Firefox before 144).
 * The browser handles focus and Escape.
 */
export function activateDialog(button: HTMLButtonElement, dialog: HTMLDialogElement): LiveDialog {
  const ending = new AbortController();
  const { signal } = ending;
  // `:is`, because browsers without popovers would throw.
  const showState = () => button.setAttribute('aria-expanded', String(dialog.matches(':is([open], :popover-open)')));
  const close = () => (dialog.open ? dialog.close() : dialog.hidePopover?.());

  function onBackdrop({ target }: Event): void {
    if (target === dialog) close();
  }
  function openModal(event: Event): void {
    if ('commandForElement' in button) return;
    event.preventDefault();
    dialog.showModal();
    showState();
  }

  showState();
  for (const change of ['toggle', 'close']) dialog.addEventListener(change, showState, { signal });
  dialog.addEventListener('click', onBackdrop, { signal });
  button.addEventListener('click', openModal, { signal });
  return { close, end: () => ending.abort() };
}
