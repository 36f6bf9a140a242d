import type { ContentChangeSummary } from '../../../catalogue/contracts/admin/content.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { note } from '../ui/table.css.ts';
import { dateAndTime } from '../ui/times.ts';
import { history } from './content.css.ts';
import { strings } from './strings.ts';

export function Changes(props: { changes: readonly ContentChangeSummary[]; onUndo: (changeId: string) => void }) {
  const { changes, onUndo } = props;
  return (
    <div className={history}>
      <h3>{strings.history}</h3>
      {changes.length === 0 && <p className={note}>{strings.noHistory}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at}>{dateAndTime(change.at)}</time>
            <span>{strings.change(change)}</span>
            <button
              className={lineButton}
              type="button"
              aria-label={strings.undoOf(strings.change(change))}
              onClick={() => onUndo(change.id)}
            >
              {strings.undo}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
