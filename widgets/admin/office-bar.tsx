import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { business } from '../../catalogue/business.ts';
import { maxSearchLength } from '../../catalogue/contracts/admin/lead.ts';
import { sessionDraft } from '../core/runtime/define-widget.ts';
import { useStore } from '../core/runtime/use-store.ts';
import { areKeysOn } from './preferences.ts';

export const waiting = createStore<{ count: number }>(() => ({ count: 0 }));

/** They survive a reload of this tab without being in its URL. */
const keptSearch = sessionDraft<string>(`${business.namespace}:inbox-search`);
/** Also of a tab that kept plain digits, which JSON reads as a number. */
export const readSearch = (): string => `${keptSearch.read() ?? ''}`;

/** The field in the office's bar and the inbox share them. */
export const searchWords = createStore<{ text: string }>(() => ({ text: readSearch() }));

export function keepSearch(text: string): void {
  keptSearch.write(text);
  if (searchWords.getState().text !== text) searchWords.setState({ text });
}

export function SearchField({ onSearch }: { onSearch?: () => void }) {
  const { text } = useStore(searchWords);
  const [typed, setTyped] = useState<string>();
  const typing = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  function write(words: string): void {
    setTyped(words);
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => {
      keepSearch(words);
      setTyped(undefined);
      onSearch?.();
    }, 250);
  }

  return (
    <input
      id="inbox-search"
      type="search"
      maxLength={maxSearchLength}
      placeholder="Name, phone, street, note …"
      value={typed ?? text}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** The focus may stay in a closed dialog until the browser draws again. */
const isTyping = (target: Element | null): boolean =>
  !!target?.closest?.(fields) && !target.closest('dialog:not([open])');

/** Also pairs such as `g i`, within 1.5 s; none with a modifier, in a field, or under a dialog. */
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
      const before = event.timeStamp - first.current.at < 1_500 ? first.current.key : '';
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
