import { useEffect, useRef } from 'react';

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Single keys as shortcuts, except with a modifier, while a field has focus, and while a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, isComposing } = event;
      if (altKey || ctrlKey || metaKey || isComposing || event.defaultPrevented) return;
      if ((target as Element | null)?.closest?.(fields) || document.querySelector('dialog[open]')) return;
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
