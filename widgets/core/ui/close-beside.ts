import type { SyntheticEvent } from 'react';

let began: EventTarget | undefined;

/** Selecting text by dragging out of the dialog must not close it. */
export const closeBeside = (close: () => void) => ({
  onPointerDown({ target }: SyntheticEvent) {
    began = target;
  },
  onClick({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget && began === target) close();
  },
});
