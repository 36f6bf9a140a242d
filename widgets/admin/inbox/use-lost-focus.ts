import { useEffect, useRef } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';

/**
 * Moves the focus from the undo bar, which goes, to what a keyboard user goes on with: the open lead if the change was
 * of it, else the row of the first changed lead, as soon as the list has it again.
 */
export function useLostFocus(order: readonly LeadSummary[], openId: string | undefined) {
  /** Until its row is in the list, the focus is on a heading. */
  const awaited = useRef<{ id: string; heading: Element | null }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may have the row now.
  useEffect(() => {
    if (!awaited.current) return;
    const { id, heading } = awaited.current;
    if (document.activeElement !== heading) awaited.current = undefined;
    else if (focus(rowOf(id))) awaited.current = undefined;
  }, [order]);

  return (ids: readonly string[]) => {
    const [id = ''] = ids;
    const lead = document.querySelector('#open-lead');
    if (openId && ids.includes(openId) && focus(lead)) return;
    if (focus(rowOf(id))) return;
    if (focus(document.querySelector('#leads'))) awaited.current = { id, heading: document.activeElement };
    else focus(lead);
  };
}

const rowOf = (id: string) => document.querySelector(`[data-lead="${CSS.escape(id)}"]`);

/** False if the element is missing, or out of sight: phones show either the list or a lead. */
function focus(element: Element | null): boolean {
  (element as HTMLElement | null)?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}
