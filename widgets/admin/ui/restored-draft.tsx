import { lineButton } from '../../core/ui/parts.css.ts';
import { strings } from '../strings.ts';

/**
 * Says that a form shows an unsaved draft, with a button that discards it.
 * @param props.words instead of the usual sentence
 */
export function RestoredDraft({ words, onDiscard }: { words?: string | undefined | false; onDiscard: () => void }) {
  return (
    <p>
      <span role="status">{words || strings.draftRestored}</span>{' '}
      <button className={lineButton} type="button" onClick={onDiscard}>
        {strings.discardDraft}
      </button>
    </p>
  );
}
