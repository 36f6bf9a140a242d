import { useLayoutEffect, useRef } from 'react';
import { areKeysOn } from './key-preference.ts';

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** The browser may leave the focus in a dialog that has closed until it draws again. */
const closedDialog = 'dialog:not([open])';

const isTyping = (target: Element | null): boolean => !!target?.closest?.(fields) && !target.closest(closedDialog);

/** The longest pause between two keys of one shortcut. */
const pairMs = 1_500;

/**
 * Single keys as shortcuts, and pairs such as `g i`, except with a modifier, while a field has focus, while a dialog is
 * open, and while they are switched off.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  const first = useRef({ key: '', at: 0 });
  // In the same turn as the section is shown: a key that is pressed at once must not be lost.
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
