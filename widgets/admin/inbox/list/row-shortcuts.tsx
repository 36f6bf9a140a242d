import { useEffect, useRef, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { type LeadAction, moved } from '../lead-action.ts';
import { moment, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';
import { LeadMenu } from './lead-menu.tsx';
import { type RowMoves, watchRowGestures } from './row-gestures.ts';

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
