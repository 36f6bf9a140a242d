import { useEffect } from 'react';
import { addressOf, readAddress } from '../section-address.ts';
import { type Content, type ContentState, type ListName, listNames } from './content-model.ts';

/** From a URL such as `#content/posts?item=new`. */
export function shownContent(current: ListName): Pick<ContentState, 'list' | 'open'> {
  const { item, query } = readAddress(location.hash);
  return { list: listNames.find((name) => name === item) ?? current, open: query.get('item') ?? undefined };
}

export function useContentAddress(content: Content): void {
  useEffect(() => {
    function follow() {
      if (readAddress(location.hash).section !== 'content') return;
      const shown = content.store.getState();
      const { list, open } = shownContent(shown.list);
      if (list !== shown.list) void content.choose(list, open);
      else if (open !== shown.open) content.open(open);
    }
    addEventListener('hashchange', follow);
    const forget = content.store.subscribe(({ list, open }, before) => {
      const named = shownContent(before.list);
      if (list === named.list && open === named.open) return;
      const query = new URLSearchParams(open ? { item: open } : {});
      const hash = addressOf({ section: 'content', item: list, query });
      if (open && !before.open) history.pushState(null, '', hash);
      else history.replaceState(history.state, '', hash);
    });
    return () => {
      removeEventListener('hashchange', follow);
      forget();
    };
  }, [content]);
}
