import { useLayoutEffect, useRef } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';

interface Shown {
  order: readonly LeadSummary[];
  openId: string | undefined;
  /** The leads that a toolbar or a bar is about. */
  ids: readonly string[];
}

/**
 * Whenever what has focus goes, such as a row, a button or a bar, moves the focus to what a keyboard user goes on with:
 * the open lead if it was about that, else the row of its lead, or the one that takes its place. An element that comes
 * only later, as an undone lead’s row, gets the focus then, unless it has moved on.
 */
export function useLostFocus(order: readonly LeadSummary[], openId: string | undefined, ids: readonly string[]): void {
  const shown = useRef<Shown>({ order, openId, ids });
  const awaited = useRef<{ selector: string; instead: Element | null }>(undefined);
  // Rendering comes before the document changes.
  const focused = document.activeElement;
  const isInLead = !!focused?.closest('[data-lead-pane]');
  const rowId = focused?.closest('li')?.querySelector('[data-lead]')?.getAttribute('data-lead');

  // After each rendering, because each may remove what has focus.
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

  /** @returns what to wait for, and what has focus until then */
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

/** False if there is no such element, or it is out of sight: phones show either the list or a lead. */
function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}
