import { useLayoutEffect, useRef } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';

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
