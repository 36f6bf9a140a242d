/**
 * Runs in the page: its toasts stay until somebody closes them, as in a window in the background. Otherwise they are gone
 * after five seconds, in which a test on a busy machine may not get to them.
 */
export function keepToasts(): void {
  document.hasFocus = () => false;
}
