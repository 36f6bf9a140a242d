import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { slip } from './inbox.css.ts';
import { strings } from './strings.ts';
import type { Done } from './undo.ts';

interface UndoBarProps {
  done: Done;
  next: LeadSummary | undefined;
  hrefOf: (id: string) => string;
  onUndo: () => void;
}

export const UndoBar = ({ done, next, hrefOf, onUndo }: UndoBarProps) => (
  <div className={slip}>
    <p role="status">
      <b>{done.text}</b>
    </p>
    {next && <a href={hrefOf(next.id)}>{strings.nextIs(next.name)}</a>}
    <button type="button" onClick={onUndo}>
      {strings.undo}
    </button>
  </div>
);
