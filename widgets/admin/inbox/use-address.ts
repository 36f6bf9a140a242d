import { useEffect } from 'react';
import { addressOf, readAddress } from '../section-address.ts';
import { addressQuery, filterOf, type InboxFilter } from './inbox-filter.ts';
import type { Inbox } from './inbox-model.ts';
import { keepSearch, readSearch, searchWords } from './search-words.ts';

export function useAddress(inbox: Inbox): void {
  useEffect(() => {
    function follow() {
      const { section, item, query } = readAddress(location.hash);
      if (section && section !== 'inbox') return;
      const wanted = filterOf(query, readSearch());
      if (!isSame(wanted, inbox.store.getState().filter)) inbox.filter(wanted);
      keepSearch(wanted.text);
      const opened = inbox.store.getState().open?.id;
      if (item && item !== opened) void inbox.open(item);
      else if (!item && opened) inbox.close();
    }
    follow();
    addEventListener('hashchange', follow);
    const forget = searchWords.subscribe(({ text }) => {
      if (text !== inbox.store.getState().filter.text) narrow(inbox, { text });
    });
    return () => {
      removeEventListener('hashchange', follow);
      forget();
    };
  }, [inbox]);
}

/** Everything but the search words goes into the URL. */
export function narrow(inbox: Inbox, wanted: Partial<InboxFilter>): void {
  const { filter, open } = inbox.store.getState();
  const next = { ...filter, ...wanted };
  const hash = addressOf({ section: 'inbox', item: open?.id ?? '', query: addressQuery(next) });
  history.replaceState(history.state, '', hash);
  inbox.filter(next);
  keepSearch(next.text);
}

const isSame = (a: InboxFilter, b: InboxFilter) =>
  a.text === b.text && addressQuery(a).toString() === addressQuery(b).toString();
