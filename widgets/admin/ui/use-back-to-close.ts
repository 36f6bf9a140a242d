import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

const isOnDialog = (): boolean => !!(history.state as { isDialog?: true } | null)?.isDialog;

/** Until the browser has gone back, the page is on the entry of the closed dialog. */
let isLeaving = false;

/** Back closes the dialog and leaves nothing else. */
export function useBackToClose(onClose: () => void): void {
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
        if (!isLeaving && isOnDialog() && !document.querySelector('dialog[open]')) leave();
      });
    };
  }, [close]);
}

function enter(): void {
  history.pushState({ isDialog: true }, '');
}

function leave(): void {
  isLeaving = true;
  const arrived = () => {
    isLeaving = false;
  };
  addEventListener('popstate', arrived, { once: true });
  history.back();
}
