import type { SyntheticEvent } from 'react';

let began: EventTarget | undefined;

/** Text selected by dragging out of the dialog also ends in a click there, and must not close it. */
export const closeBeside = (close: () => void) => ({
  onPointerDown({ target }: SyntheticEvent) {
    began = target;
  },
  onClick({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget && began === target) close();
  },
});
