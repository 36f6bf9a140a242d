export interface LiveDialog {
  close(): void;
  end(): void;
}

/** `command` and `closedby` are missing in Safari before 26.2 and Firefox before 144. */
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
