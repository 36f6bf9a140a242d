import { type ReactNode, useEffect, useRef } from 'react';
import { strings } from '../strings.ts';
import { Icon } from './icon.tsx';
import { sheet } from './modal-dialog.css.ts';

interface ModalDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that is open while it is rendered. Escape, the close button and a press outside close it. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const sheet = dialog.current;
    sheet?.showModal();
    return () => {
      const { activeElement: at } = document;
      // The close event may come late; do not take focus from an element that has received it since.
      if (!at || at === document.body || sheet?.contains(at)) before?.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well.
    <dialog
      ref={dialog}
      className={sheet}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
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
