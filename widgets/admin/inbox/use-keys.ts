import { useLayoutEffect, useRef } from 'react';
import { areKeysOn } from './key-preference.ts';

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** The focus may stay in a closed dialog until the browser draws again. */
const closedDialog = 'dialog:not([open])';

const isTyping = (target: Element | null): boolean => !!target?.closest?.(fields) && !target.closest(closedDialog);

/** Between the keys of a pair. */
const pairMs = 1_500;

/** Also pairs such as `g i`; none with a modifier, in a field, or under a dialog. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  const first = useRef({ key: '', at: 0 });
  // A key that is pressed at once must not be lost.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, isComposing } = event;
      if (altKey || ctrlKey || metaKey || isComposing || event.defaultPrevented) return;
      if (isTyping(target as Element | null) || document.querySelector('dialog[open]')) return;
      const before = event.timeStamp - first.current.at < pairMs ? first.current.key : '';
      first.current = { key, at: event.timeStamp };
      const name = [`${before} ${key}`, key].find((one) => Object.hasOwn(latest.current, one));
      const act = name && latest.current[name];
      if (!act || !areKeysOn()) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
