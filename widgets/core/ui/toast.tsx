import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import { business } from '../../../catalogue/business.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import { useStore } from '../runtime/use-store.ts';
import { hidden } from './parts.css.ts';
import { destructive, paper, region, shut } from './toast.css.ts';

export const strings = { toast: 'Notification', dismiss: 'Dismiss' };

const toastMs = 5000;
const tickMs = 100;

/** On the window, so that the previous toast on the page closes. */
const another = `${business.namespace}:toast`;

/** Across shadow roots. */
const isInModal = (node: Node | null): boolean =>
  !!node && ((node as Element).matches?.(':modal') || isInModal(node.parentNode ?? (node as ShadowRoot).host));

/** Below a modal dialog, its time begins afterwards. */
function activateToast(region: HTMLElement, close: () => void): () => void {
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
    for (const type of ['pointerenter', 'pointerleave'])
      on(region, type, () => {
        isHovered = type === 'pointerenter';
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

/** CSS pixels; one of the margins may contain a scroll bar. */
const slack = 32;

/** A toast must not cover its mount. */
function positionToast(region: HTMLElement): void {
  const { left, right } = region.parentElement?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
  const isLeft = left > innerWidth - right + slack;
  region.style.margin = isLeft ? '0 auto 0 16px' : '';
}

interface Toast {
  title: string;
  text: string;
  variant?: 'destructive';
}

export const createToasts = () => createStore<{ toast?: Toast }>(() => ({}));

/** CSS pixels to the right. */
const swipeThreshold = 50;

export function ToastRegion({ toasts, host }: { toasts: ReturnType<typeof createToasts>; host: WidgetHost }) {
  const words = host.words(strings, 'toast');
  const { toast } = useStore(toasts);
  const root = useRef<HTMLDivElement>(null);
  const swipe = useRef<number>(undefined);
  const close = () => toasts.setState({}, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per toast.
  useLayoutEffect(() => {
    const region = root.current;
    if (!toast || !region) return undefined;
    quietly(() => positionToast(region));
    const letGo = quietly(() => activateToast(region, close));
    return () => quietly(() => letGo?.());
  }, [toast]);

  function onSwipe({ type, clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    if (type === 'pointerdown') swipe.current = clientX;
    if (swipe.current === undefined) return;
    const distance = Math.max(0, clientX - swipe.current);
    const isOver = type === 'pointerup' || type === 'pointercancel';
    currentTarget.style.translate = isOver ? '' : `${distance}px`;
    if (!isOver) return;
    swipe.current = undefined;
    if (distance > swipeThreshold && type === 'pointerup') close();
  }

  const slip = toast && (
    <div
      className={toast.variant ? destructive : paper}
      onPointerDown={onSwipe}
      onPointerMove={onSwipe}
      onPointerUp={onSwipe}
      onPointerCancel={onSwipe}
    >
      <strong>{toast.title}</strong>
      <span>{toast.text}</span>
      <button className={shut} type="button" onClick={close}>
        <span className={hidden}>{words.dismiss}</span>
      </button>
    </div>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a label only if it has a role.
    <div
      ref={root}
      className={region}
      popover="manual"
      tabIndex={-1}
      role={toast && 'region'}
      aria-label={toast && words.toast}
    >
      <div role="status">{!toast?.variant && slip}</div>
      <div role="alert">{toast?.variant && slip}</div>
    </div>
  );
}
