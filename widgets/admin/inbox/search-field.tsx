import { useEffect, useRef, useState } from 'react';
import { mostSearchLength } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { strings } from '../strings.ts';
import { keepSearch, searchWords } from './search-words.ts';

const pauseMs = 250;

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
    }, pauseMs);
  }

  return (
    <input
      id="inbox-search"
      type="search"
      maxLength={mostSearchLength}
      placeholder={strings.searchHint}
      value={typed ?? text}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
