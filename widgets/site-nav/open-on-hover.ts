const openDelayMs = 100;
const graceMs = 300;

/** A click on the button of a menu opened by hover keeps it open. */
export function openOnHover(button: HTMLButtonElement, panel: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  const isOpen = () => panel.matches(':popover-open');

  function enter(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen()) return;
      panel.showPopover();
      isByHover = true;
    }, openDelayMs);
  }

  function leave(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isByHover && !panel.contains(document.activeElement)) panel.hidePopover();
    }, graceMs);
  }

  for (const part of [button, panel]) {
    part.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && enter(), { signal });
    part.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && leave(), { signal });
  }
  button.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      if (isByHover && isOpen()) event.preventDefault();
      isByHover = false;
    },
    { signal },
  );
  panel.addEventListener('toggle', () => (isByHover &&= isOpen()), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer may have been there before the island was hydrated.
  if (button.matches(':hover') && matchMedia('(hover: hover)').matches) enter();
}
