import { quietly } from '../runtime/quietly.ts';

const toastMs = 5000;
const tickMs = 100;

/** Sent on the window by whoever shows a toast, so that the one shown before goes: one at once in the whole page. */
const another = 'brushline:toast';

/**
 * Keeps a toast for 5000 ms in which nobody holds it by pointer, focus or by having left the window.
 * F8 brings focus to it.
 * @returns a function that lets go of it
 */
export function startToastTimer(region: HTMLElement, close: () => void): () => void {
  let leftMs = toastMs;
  let isHovered = false;
  const end = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: end.signal });

  let ticks: ReturnType<typeof setInterval> | undefined;
  // Half of it is better than none of it, as long as it is let go of whole.
  quietly(() => {
    dispatchEvent(new Event(another));
    on(window, another, close);
    on(region, 'pointerenter', () => {
      isHovered = true;
    });
    on(region, 'pointerleave', () => {
      isHovered = false;
    });
    on(document, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'F8') region.focus();
    });
    ticks = setInterval(() => {
      if (isHovered || region.matches(':focus-within') || !document.hasFocus()) return;
      leftMs -= tickMs;
      if (leftMs <= 0) close();
    }, tickMs);
    if (region.isConnected) region.showPopover?.();
  });

  return () => {
    end.abort();
    clearInterval(ticks);
    region.hidePopover?.();
  };
}
