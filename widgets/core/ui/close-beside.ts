import type { SyntheticEvent } from 'react';

/** Where the last press on a dialog began. */
let began: EventTarget | undefined;

/**
 * The handlers of a modal dialog that a press on its backdrop closes. Text that is selected by dragging out of the
 * dialog also ends in a click there, and must not close it.
 */
export const closeBeside = (close: () => void) => ({
  onPointerDown({ target }: SyntheticEvent) {
    began = target;
  },
  onClick({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget && began === target) close();
  },
});
