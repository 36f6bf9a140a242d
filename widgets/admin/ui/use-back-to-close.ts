import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.ts';

const isOnDialog = (): boolean => !!(history.state as { isDialog?: true } | null)?.isDialog;

/** Gives a dialog its own entry in the history while it is rendered, so that Back closes it and leaves nothing else. */
export function useBackToClose(onClose: () => void): void {
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    if (!isOnDialog()) history.pushState({ isDialog: true }, '');
    const follow = () => {
      if (!isOnDialog()) close();
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      // A dialog that opens in its place takes over the entry; a link in it has left the entry behind.
      setTimeout(() => {
        if (isOnDialog() && !document.querySelector('dialog[open]')) history.back();
      });
    };
  }, [close]);
}
