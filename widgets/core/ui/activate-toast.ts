import { business } from '../../../catalogue/business.ts';
import { quietly } from '../runtime/quietly.ts';

const toastMs = 5000;
const tickMs = 100;

/** Sent on the window by every new toast, so that the previous one on the page closes. */
const another = `${business.namespace}:toast`;

/** Whether a node is in a modal dialog, whatever shadow roots are between them. */
const isInModal = (node: Node | null): boolean =>
  !!node && ((node as Element).matches?.(':modal') || isInModal(node.parentNode ?? (node as ShadowRoot).host));

/**
 * Shows a toast for 5000 ms and closes any other one. The timer pauses while the toast has the pointer or focus, and
 * while the window is inactive. While a modal dialog makes the toast inert, it waits below the dialog, and its time
 * begins afterwards. F8 moves the focus to it.
 * @returns a function that stops it
 */
export function activateToast(region: HTMLElement, close: () => void): () => void {
  let leftMs = toastMs;
  let isHovered = false;
  const end = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: end.signal });

  // Browsers that know modal dialogs, but not this selector, would throw.
  const knowsModal = CSS.supports('selector(:modal)');
  const isInert = () => knowsModal && document.querySelector('dialog:modal') && !isInModal(region);
  let isAbove = false;
  function show(): void {
    if (isAbove || !region.isConnected || isInert()) return;
    isAbove = true;
    region.showPopover?.();
  }

  let ticks: ReturnType<typeof setInterval> | undefined;
  // A partial setup is better than none, as long as all of it is removed later.
  quietly(() => {
    dispatchEvent(new CustomEvent(another));
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
      if (isInert() || isHovered || region.matches(':focus-within') || !document.hasFocus()) return;
      show();
      leftMs -= tickMs;
      if (leftMs <= 0) close();
    }, tickMs);
    show();
  });

  return () => {
    end.abort();
    clearInterval(ticks);
    region.hidePopover?.();
  };
}
