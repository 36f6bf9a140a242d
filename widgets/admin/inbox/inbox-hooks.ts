import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { timeNow } from '../admin-api.ts';
import { desk } from '../layout.css.ts';
import { keepSearch, readSearch, searchWords } from '../office-bar.tsx';
import { readAddress, useHash } from '../section-address.ts';
import { minuteMs } from '../ui/times.ts';
import { addressOf, filterOf, type InboxFilter } from './inbox-filter.ts';
import type { Inbox } from './inbox-model.ts';

export function useAddress(inbox: Inbox): void {
  useHash(() => {
    const { section, item, query } = readAddress(location.hash);
    if (section && section !== 'inbox') return;
    const wanted = filterOf(query, readSearch());
    const { filter, open } = inbox.store.getState();
    if (wanted.text !== filter.text || addressOf(wanted) !== addressOf(filter)) inbox.filter(wanted);
    keepSearch(wanted.text);
    if (item && item !== open?.id) void inbox.open(item);
    else if (!item && open) inbox.close();
  });
  useEffect(
    () =>
      searchWords.subscribe(({ text }) => {
        if (text !== inbox.store.getState().filter.text) narrow(inbox, { text });
      }),
    [inbox],
  );
}

export function narrow(inbox: Inbox, wanted: Partial<InboxFilter>): void {
  const { filter, open } = inbox.store.getState();
  const next = { ...filter, ...wanted };
  history.replaceState(history.state, '', addressOf(next, open?.id));
  inbox.filter(next);
  keepSearch(next.text);
}

export function useNow(): Date {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const ticks = setInterval(() => setNow(timeNow()), minuteMs);
    return () => clearInterval(ticks);
  }, []);
  // The first answer may have corrected it.
  const known = timeNow();
  if (Math.abs(known.getTime() - now.getTime()) > 2 * minuteMs) setNow(known);
  return now;
}

export function usePolling(inbox: Inbox): void {
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') inbox.poll().catch(console.error);
    };
    // A change must show within five seconds.
    const polls = setInterval(poll, 3_000);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(polls);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [inbox]);
}

export function useTopOf(list: RefObject<HTMLElement | null>, { view, text }: InboxFilter): void {
  const shown = useRef(`${view} ${text}`);
  useEffect(() => {
    const wanted = `${view} ${text}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    list.current?.scrollTo({ top: 0 });
    if (list.current?.getClientRects().length && !matchMedia(desk).matches) scrollTo({ top: 0, behavior: 'instant' });
  }, [list, view, text]);
}

export function useTitle(unread: number): void {
  const [title] = useState(() => document.title);
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [unread, title]);
}

/** The focus of a button or row that leaves goes to the open lead, the next row or the heading. */
export function useLostFocus(order: readonly LeadSummary[], openId: string | undefined): void {
  const before = useRef({ order, openId });
  const lost = useRef<readonly string[]>(undefined);
  // Rendering comes before the document changes.
  const focused = document.activeElement;
  const rowId = focused?.closest('li')?.querySelector('[data-lead]')?.getAttribute('data-lead');

  // Each rendering may remove what has focus.
  useLayoutEffect(() => {
    const { order: former, openId: formerId } = before.current;
    before.current = { order, openId };
    if (document.activeElement !== document.body) lost.current = undefined;
    else if (focused && !focused.isConnected) {
      const isOfOpen = openId && (!rowId || rowId === openId);
      const at = former.findIndex(({ id }) => id === (rowId ?? formerId));
      const rows = [...former.slice(Math.max(0, at)), ...former.slice(0, Math.max(0, at)).reverse()];
      lost.current = isOfOpen ? ['#open-lead'] : [...rows.map(({ id }) => `[data-lead="${CSS.escape(id)}"]`), '#leads'];
    }
    for (const selector of lost.current ?? []) {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  });
}
