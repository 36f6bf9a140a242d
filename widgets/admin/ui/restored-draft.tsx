import { lineButton } from '../../core/ui/parts.css.ts';
import { strings } from '../strings.ts';

export function RestoredDraft({
  words = strings.draftRestored,
  onDiscard,
}: {
  words?: string | undefined;
  onDiscard: () => void;
}) {
  return (
    <p>
      <span role="status">{words}</span>{' '}
      <button className={lineButton} type="button" onClick={onDiscard}>
        {strings.discardDraft}
      </button>
    </p>
  );
}
