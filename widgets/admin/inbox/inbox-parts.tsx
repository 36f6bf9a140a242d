import { useState } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { Icon } from '../ui/icon.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LineButton } from '../ui/parts.tsx';
import { conflictBox, keyList, leadBar, slip } from './inbox.css.ts';
import type { Conflict, Done } from './lead-changes.ts';
import { strings } from './strings.ts';

interface LeadBarProps {
  place: string;
  neighbor: (step: 1 | -1) => LeadSummary | undefined;
  hrefOf: (id: string) => string;
}

export function LeadBar({ place, neighbor, hrefOf }: LeadBarProps) {
  const steps = [
    { to: neighbor(-1), label: strings.previous, icon: 'up' },
    { to: neighbor(1), label: strings.next, icon: 'down' },
  ] as const;
  return (
    <div className={leadBar}>
      <a href={hrefOf('')}>
        <Icon name="back" />
        {strings.backToList}
      </a>
      <span>{place}</span>
      {steps.map(
        ({ to, label, icon }) =>
          to && (
            <a key={icon} href={hrefOf(to.id)} aria-label={label}>
              <Icon name={icon} />
            </a>
          ),
      )}
    </div>
  );
}

export function ConflictNotice({ conflict, onKeep }: { conflict: Conflict; onKeep: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={conflictBox} role="alert">
      <p>{strings.changedMeanwhile}</p>
      <LineButton onClick={onKeep}>{strings.keepTheirs}</LineButton>
      <LineButton onClick={() => conflict.changeAnyway().catch(() => setFailed(true))}>
        {strings.changeAnyway(conflict.wanted)}
      </LineButton>
      {hasFailed && <p>{strings.moveFailed}</p>}
    </div>
  );
}

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

export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={strings.keys} onClose={onClose}>
    <dl className={keyList}>
      {strings.keyList.map(([key, what]) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </ModalDialog>
);
