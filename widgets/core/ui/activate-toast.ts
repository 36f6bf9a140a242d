import { business } from '../../../catalogue/business.ts';
import { quietly } from '../runtime/quietly.ts';

const toastMs = 5000;
const tickMs = 100;

/** On the window, so that the previous toast on the page closes. */
const another = `${business.namespace}:toast`;

/** Across shadow roots. */
const isInModal = (node: Node | null): boolean =>
  !!node && ((node as Element).matches?.(':modal') || isInModal(node.parentNode ?? (node as ShadowRoot).host));

/** Below a modal dialog, its time begins afterwards. */
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
  // A partial setup is better than none.
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
