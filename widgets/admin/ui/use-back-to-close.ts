import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

const isOnDialog = (): boolean => !!(history.state as { isDialog?: true } | null)?.isDialog;

/** The browser goes back in its own time: until it has, the page is still on the entry of the closed dialog. */
let isLeaving = false;

/** Gives a dialog its own entry in the history while it is rendered, so that Back closes it and leaves nothing else. */
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
      // A dialog that opens in its place takes over the entry; a link in it has left the entry behind.
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
