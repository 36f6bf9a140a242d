import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { closeBeside } from '../../core/ui/close-beside.ts';
import { useLatest } from './hooks.ts';
import { IconButton } from './icon.tsx';
import { sheet } from './ui.css.ts';

/** Open while it is rendered. Escape, Back, the close button and a press outside close it. */
export function ModalDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(onClose);
  // Closing returns the focus, which the browser can only do while the dialog is in the document.
  useLayoutEffect(() => {
    const { current: sheet } = dialog;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);
  return (
    <dialog ref={dialog} className={sheet} aria-labelledby="dialog-title" onClose={onClose} {...closeBeside(onClose)}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <IconButton icon="cross" aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}

const isOnDialog = (): boolean => !!(history.state as { isDialog?: true } | null)?.isDialog;

const enter = () => history.pushState({ isDialog: true }, '');

/** Until the browser has gone back, the page is on the entry of the closed dialog. */
let isLeaving = false;

function useBackToClose(onClose: () => void): void {
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    let isOnLastEntry = isLeaving && isOnDialog();
    if (!isOnDialog()) enter();
    const follow = () => {
      if (isOnDialog()) return;
      if (isOnLastEntry) enter();
      else close();
      isOnLastEntry = false;
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // A next dialog takes over the entry; a link has left it behind.
      setTimeout(() => {
        if (isLeaving || !isOnDialog() || document.querySelector('dialog[open]')) return;
        isLeaving = true;
        const arrived = () => {
          isLeaving = false;
        };
        addEventListener('popstate', arrived, { once: true });
        history.back();
      });
    };
  }, [close]);
}
