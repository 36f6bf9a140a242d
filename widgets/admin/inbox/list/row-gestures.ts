import { useEffect } from 'react';
import { type LeadSummary, openStatuses, waits } from '../../../../catalogue/contracts/admin/lead.ts';
import { officeTimes } from '../../../../catalogue/time/office-times.ts';
import { clockInWords } from '../../../../catalogue/time/opening-hours.ts';
import { useLatest } from '../../ui/hooks.ts';
import { type LeadActions, moved, snoozed } from '../lead-changes.ts';
import { tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';

interface RowGesturesProps {
  rows: { readonly current: HTMLElement | null };
  order: readonly LeadSummary[];
  now: Date;
  actions: LeadActions;
}

/** A long press on a row opens its menu. A swipe to the right marks the lead as called, one to the left snoozes it. */
export function useRowGestures({ rows, order, now, actions }: RowGesturesProps): void {
  const find = (id: string | undefined) => order.find((one) => one.id === id);
  const labelOf = useLatest((id: string, isRight: boolean): string | undefined => {
    const lead = find(id);
    if (isRight) return lead && waits({ ...lead, kind: 'contact' }) ? strings.statuses.called : undefined;
    const isOpen = openStatuses.some((open) => open === lead?.status);
    return isOpen && !lead?.snoozedUntil ? `Tomorrow, ${clockInWords(officeTimes.morning)}` : undefined;
  });
  const swipe = useLatest((id: string, isRight: boolean) => {
    const lead = find(id);
    if (lead) actions.act([lead], isRight ? moved('called') : snoozed(tomorrowMorning(now), now));
  });
  const hold = useLatest((id: string) => {
    const lead = find(id);
    if (lead) actions.open('more', [lead]);
  });
  useEffect(() => {
    if (rows.current) return watchRows(rows.current, { labelOf, onSwipe: swipe, onHold: hold });
  }, [rows, labelOf, swipe, hold]);
}

const startPx = 12;
const armedPx = 96;
const maxPx = 144;
/** Phones use the screen's edges for their back gesture. */
const edgePx = 24;
const holdMs = 500;
const afterMs = 350;

interface RowGestures {
  labelOf: (id: string, isRight: boolean) => string | undefined;
  onSwipe: (id: string, isRight: boolean) => void;
  onHold: (id: string) => void;
}

/** Each `li` needs a link that names its lead in `data-lead`. Returns a function that stops. */
function watchRows(list: HTMLElement, { labelOf, onSwipe, onHold }: RowGestures): () => void {
  let touch: { row: HTMLElement; id: string; x: number; y: number; dx: number; hold: number } | undefined;
  let wasUsed = false;
  const ending = new AbortController();
  const startOver = () => {
    wasUsed = false;
  };
  function end(): void {
    if (!touch) return;
    clearTimeout(touch.hold);
    touch.row.style.translate = '';
    for (const name of ['swipe', 'armed', 'label']) delete touch.row.dataset[name];
    touch = undefined;
  }
  function down({ target, isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const isSecond = touch !== undefined || !isPrimary;
    end();
    const row = target instanceof Element ? target.closest('li') : null;
    const id = row?.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
    if (isSecond || pointerType !== 'touch' || !row || !id || x < edgePx || x > innerWidth - edgePx) return;
    const hold = window.setTimeout(() => {
      end();
      wasUsed = true;
      onHold(id);
    }, holdMs);
    touch = { row, id, x, y, dx: 0, hold };
  }
  function move({ isPrimary, clientX, clientY }: PointerEvent) {
    if (!touch || !isPrimary) return;
    const { row, id, x, y } = touch;
    const [dx, dy] = [clientX - x, clientY - y];
    const label = labelOf(id, dx > 0);
    if (!row.dataset.swipe) {
      if (Math.hypot(dx, dy) < startPx) return;
      // Anything steeper scrolls.
      if (!label || Math.abs(dy) > Math.abs(dx) / 2) return end();
      clearTimeout(touch.hold);
      wasUsed = true;
    }
    touch.dx = label ? Math.max(-maxPx, Math.min(maxPx, dx)) : 0;
    row.style.translate = `${touch.dx}px`;
    row.dataset.swipe = dx > 0 ? 'right' : 'left';
    row.dataset.label = label ?? '';
    row.toggleAttribute('data-armed', Math.abs(touch.dx) >= armedPx);
  }
  function up({ isPrimary }: PointerEvent): void {
    setTimeout(startOver, afterMs);
    if (!touch || !isPrimary) return;
    const { id, dx } = touch;
    end();
    if (Math.abs(dx) >= armedPx) onSwipe(id, dx > 0);
  }
  /** The click after a gesture would open a lead or press a button of the new menu. */
  function prevent(event: Event): void {
    if (!wasUsed && !(touch && event.type === 'contextmenu')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = ending;
  addEventListener('pointerdown', startOver, { capture: true, signal });
  list.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', end, { signal });
  for (const type of ['click', 'contextmenu']) addEventListener(type, prevent, { capture: true, signal });
  return () => {
    end();
    ending.abort();
  };
}
