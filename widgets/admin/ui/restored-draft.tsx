import { lineButton } from '../../core/ui/parts.css.ts';
import { strings } from '../strings.ts';

/** Says that a form shows an unsaved draft, with a button that discards it. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p>
      <span role="status">{strings.draftRestored}</span>{' '}
      <button className={lineButton} type="button" onClick={onDiscard}>
        {strings.discardDraft}
      </button>
    </p>
  );
}
