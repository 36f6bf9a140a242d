import { useEffect, useRef, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../../catalogue/contracts/lead-status.ts';
import { Icon } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { options } from '../../ui/ui.css.ts';
import { type LeadAction, moved } from '../lead-changes.ts';
import { moment, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';

interface RowShortcutsProps {
  rows: { readonly current: HTMLElement | null };
  order: readonly LeadSummary[];
  now: Date;
  onAct: (action: LeadAction, leads: readonly LeadSummary[]) => void;
  onSnooze: (lead: LeadSummary) => void;
  onVisit: (lead: LeadSummary) => void;
  onSelect: (lead: LeadSummary) => void;
}

export function RowShortcuts({ rows, order, now, onAct, onSnooze, onVisit, onSelect }: RowShortcutsProps) {
  const [held, setHeld] = useState<string>();
  const find = (id: string | undefined) => order.find((one) => one.id === id);

  function swipe(id: string, way: 'right' | 'left'): void {
    const lead = find(id);
    if (!lead) return;
    const until = tomorrowMorning(now);
    onAct(
      way === 'right'
        ? moved('called')
        : { what: 'snooze', body: { until: until.toISOString() }, text: strings.isSnoozed(moment(until, now)) },
      [lead],
    );
  }

  const latest = useRef({ find, swipe });
  latest.current = { find, swipe };
  useEffect(() => {
    if (!rows.current) return;
    return watchRowGestures(rows.current, {
      movesOf: (id) => movesOf(latest.current.find(id)),
      onSwipe: (id, way) => latest.current.swipe(id, way),
      onHold: setHeld,
    });
  }, [rows]);

  const lead = find(held);
  if (!lead) return null;
  const close = () => setHeld(undefined);
  return (
    <LeadMenu
      lead={lead}
      onStatus={(to) => {
        close();
        onAct(moved(to), [lead]);
      }}
      onSnooze={() => {
        close();
        onSnooze(lead);
      }}
      onVisit={() => {
        close();
        onVisit(lead);
      }}
      onSelect={() => {
        close();
        onSelect(lead);
      }}
      onClose={close}
    />
  );
}

function movesOf(lead: LeadSummary | undefined): RowMoves {
  if (lead?.status !== 'new' && lead?.status !== 'called' && lead?.status !== 'scheduled') return {};
  return {
    ...(lead.status === 'new' && { right: strings.statuses.called }),
    ...(!lead.snoozedUntil && { left: strings.tomorrowAtEight }),
  };
}

interface LeadMenuProps {
  lead: LeadSummary;
  onStatus: (to: LeadStatus) => void;
  onSnooze: () => void;
  onVisit: () => void;
  onSelect: () => void;
  onClose: () => void;
}

const icons = { called: 'phone', won: 'check', lost: 'cross', spam: 'flag' } as const;

function LeadMenu({ lead, onStatus, onSnooze, onVisit, onSelect, onClose }: LeadMenuProps) {
  const toStatus = (...wanted: (keyof typeof icons)[]) =>
    wanted
      .filter((to) => to !== lead.status)
      .map((to) => ({ label: strings.statuses[to], icon: icons[to], choose: () => onStatus(to) }));
  const choices = [
    ...toStatus('called'),
    { label: strings.snooze, icon: 'clock' as const, choose: onSnooze },
    { label: strings.visit, icon: 'calendar' as const, choose: onVisit },
    ...toStatus('won', 'lost', 'spam'),
    { label: strings.selectSeveral, icon: 'tag' as const, choose: onSelect },
  ];
  return (
    <ModalDialog title={lead.name} onClose={onClose}>
      <ul className={options}>
        {choices.map(({ label, icon, choose }) => (
          <li key={label}>
            <button type="button" onClick={choose}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

interface RowMoves {
  right?: string;
  left?: string;
}

interface RowGestures {
  movesOf: (id: string) => RowMoves;
  onSwipe: (id: string, way: 'right' | 'left') => void;
  onHold: (id: string) => void;
}

const startPx = 12;
/** Releasing past this distance performs the action. */
const armedPx = 96;
const furthestPx = 144;
/** Anything steeper scrolls. */
const steepest = 0.5;
/** Phones use the screen's edges for their back gesture. */
const edgePx = 24;
const holdMs = 500;
const afterMs = 350;

/** Each `li` of `list` needs a link that names its lead in `data-lead`. Returns a function that stops. */
function watchRowGestures(list: HTMLElement, { movesOf, onSwipe, onHold }: RowGestures): () => void {
  let touch:
    | {
        pointer: number;
        row: HTMLElement;
        id: string;
        x: number;
        y: number;
        dx: number;
        hold: number;
        isSwipe: boolean;
      }
    | undefined;
  let wasUsed = false;

  function startOver(): void {
    wasUsed = false;
  }

  function end(): void {
    if (!touch) return;
    clearTimeout(touch.hold);
    const { row } = touch;
    touch = undefined;
    row.style.translate = '';
    for (const name of ['swipe', 'armed', 'label']) delete row.dataset[name];
  }

  function down(event: PointerEvent): void {
    if (touch || !event.isPrimary || event.pointerType !== 'touch') {
      end();
      return;
    }
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    const row = target instanceof Element ? target.closest('li') : null;
    const id = row?.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
    if (!row || !id || x < edgePx || x > innerWidth - edgePx) return;
    const hold = window.setTimeout(() => {
      end();
      wasUsed = true;
      onHold(id);
    }, holdMs);
    touch = { pointer, row, id, x, y, dx: 0, hold, isSwipe: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!touch || pointerId !== touch.pointer) return;
    const dx = clientX - touch.x;
    const dy = clientY - touch.y;
    if (!touch.isSwipe) {
      if (Math.hypot(dx, dy) < startPx) return;
      const moves = movesOf(touch.id);
      const isMove = dx > 0 ? moves.right : moves.left;
      if (!isMove || Math.abs(dy) > Math.abs(dx) * steepest) {
        end();
        return;
      }
      clearTimeout(touch.hold);
      touch.isSwipe = true;
      wasUsed = true;
    }
    const moves = movesOf(touch.id);
    const label = dx > 0 ? moves.right : moves.left;
    touch.dx = label ? Math.max(-furthestPx, Math.min(furthestPx, dx)) : 0;
    const { row } = touch;
    row.style.translate = `${touch.dx}px`;
    row.dataset.swipe = dx > 0 ? 'right' : 'left';
    row.dataset.label = label ?? '';
    row.toggleAttribute('data-armed', Math.abs(touch.dx) >= armedPx);
  }

  function up({ pointerId }: PointerEvent): void {
    setTimeout(startOver, afterMs);
    if (!touch || pointerId !== touch.pointer) return;
    const { id, dx } = touch;
    end();
    if (Math.abs(dx) >= armedPx) onSwipe(id, dx > 0 ? 'right' : 'left');
  }

  /** The click after a gesture would open a lead or press a button of the new menu. */
  function prevent(event: Event): void {
    if (!wasUsed && !(touch && event.type === 'contextmenu')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const ending = new AbortController();
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
