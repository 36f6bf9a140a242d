import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { timeNow } from '../admin-api.ts';
import { keepSearch, readSearch, searchWords } from '../office-bar.tsx';
import { addressOf, readAddress } from '../section-address.ts';
import { addressQuery, filterOf, type InboxFilter } from './inbox-filter.ts';
import type { Inbox } from './inbox-model.ts';
import { strings } from './strings.ts';

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

const minuteMs = 60_000;

/** The server's time. */
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

/** A change must show within five seconds. */
const pollMs = 3_000;

export function usePolling(inbox: Inbox): void {
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') inbox.poll().catch(console.error);
    };
    const polls = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(polls);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [inbox]);
}

export function useTitle(unread: number): void {
  const [title] = useState(() => document.title);
  useEffect(() => {
    document.title = strings.titleOf(unread, title);
    return () => {
      document.title = title;
    };
  }, [unread, title]);
}

interface Shown {
  order: readonly LeadSummary[];
  openId: string | undefined;
  ids: readonly string[];
}

/** Focuses the open lead, its row, or the row in its place, once that appears. */
export function useLostFocus(order: readonly LeadSummary[], openId: string | undefined, ids: readonly string[]): void {
  const shown = useRef<Shown>({ order, openId, ids });
  const awaited = useRef<{ selector: string; instead: Element | null }>(undefined);
  // Rendering comes before the document changes.
  const focused = document.activeElement;
  const isInLead = !!focused?.closest('[data-lead-pane]');
  const rowId = focused?.closest('li')?.querySelector('[data-lead]')?.getAttribute('data-lead');

  // Each rendering may remove what has focus.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { order, openId, ids };
    if (focused && !focused.isConnected && document.activeElement === document.body) {
      const about = rowId ? [rowId] : isInLead ? [openId ?? before.openId ?? ''] : before.ids;
      awaited.current = goOn(about, before.order);
    } else if (awaited.current) {
      const { selector, instead } = awaited.current;
      if (document.activeElement !== instead || focus(selector)) awaited.current = undefined;
    }
  });

  function goOn(about: readonly string[], before: readonly LeadSummary[]) {
    const [id = ''] = about;
    const wanted = openId && about.includes(openId) ? openLead : rowOf(id);
    if (focus(wanted)) return undefined;
    const at = before.findIndex((lead) => lead.id === id);
    const neighbors = at < 0 ? [] : [...before.slice(at), ...before.slice(0, at).reverse()];
    const isRow = neighbors.some((lead) => focus(rowOf(lead.id)));
    // A row that has left the list is not awaited.
    if (isRow && wanted !== openLead) return undefined;
    if (!isRow && !focus('#leads')) focus(openLead);
    return { selector: wanted, instead: document.activeElement };
  }
}

const openLead = '#open-lead';
const rowOf = (id: string) => `[data-lead="${CSS.escape(id)}"]`;

/** False if the element is missing or out of sight. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}
