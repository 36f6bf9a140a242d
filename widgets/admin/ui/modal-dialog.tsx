import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { closeBeside } from '../../core/ui/close-beside.ts';
import { strings } from '../strings.ts';
import { Icon } from './icon.tsx';
import { sheet } from './modal-dialog.css.ts';
import { useBackToClose } from './use-back-to-close.ts';

interface ModalDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is rendered. Escape, Back, the close button and a press outside close it. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
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
        <button type="button" aria-label={strings.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
