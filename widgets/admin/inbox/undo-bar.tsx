import { useLayoutEffect, useRef } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { useLatest } from '../ui/use-latest.ts';
import { slip } from './inbox.css.ts';
import { strings } from './strings.ts';
import type { Done } from './undo.ts';

interface UndoBarProps {
  done: Done;
  next: LeadSummary | undefined;
  hrefOf: (id: string) => string;
  onUndo: () => void;
  /** Called when the bar goes while focus is in it. */
  onFocusLost: () => void;
}

/** Shows the last change for ten seconds, with an undo button and a link to the next lead. */
export function UndoBar({ done, next, hrefOf, onUndo, onFocusLost }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const lost = useLatest(onFocusLost);
  // Runs while the focus is still in it; the cleanup of a passive effect runs after that.
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (current?.contains(document.activeElement)) lost();
    };
  }, [lost]);
  return (
    <div className={slip} ref={bar}>
      <p role="status">
        <b>{done.text}</b>
      </p>
      {next && <a href={hrefOf(next.id)}>{strings.nextIs(next.name)}</a>}
      <button type="button" onClick={onUndo}>
        {strings.undo}
      </button>
    </div>
  );
}
