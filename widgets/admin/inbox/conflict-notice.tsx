import { useState } from 'react';
import { lineButton } from '../../core/ui/parts.css.ts';
import { conflictBox } from './inbox.css.ts';
import type { Conflict } from './lead-changes.ts';
import { strings } from './strings.ts';

export function ConflictNotice({ conflict, onKeep }: { conflict: Conflict; onKeep: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={conflictBox} role="alert">
      <p>{strings.changedMeanwhile}</p>
      <button className={lineButton} type="button" onClick={onKeep}>
        {strings.keepTheirs}
      </button>
      <button className={lineButton} type="button" onClick={() => conflict.insist().catch(() => setFailed(true))}>
        {strings.insist(conflict.wanted)}
      </button>
      {hasFailed && <p>{strings.moveFailed}</p>}
    </div>
  );
}
