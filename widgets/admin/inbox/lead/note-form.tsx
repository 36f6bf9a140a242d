import { type FormEvent, useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { lineButton } from '../../../core/ui/parts.css.ts';
import { problemCodeOf, sentenceOf } from '../../admin-api.ts';
import { authorName } from '../../preferences.ts';
import type { Inbox } from '../inbox-model.ts';
import { strings } from '../strings.ts';
import { note } from './lead-view.css.ts';

export const noteField = (leadId: string) => `note-${leadId}`;

export function NoteForm({ leadId, inbox }: { leadId: string; inbox: Inbox }) {
  const [draft, setDraft] = useState(() => readNoteDraft(leadId));
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  function write(text: string) {
    const next = { ...draft, text };
    setDraft(next);
    keepNoteDraft(leadId, next);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setMessage('');
    try {
      const { text } = draft;
      const by = authorName();
      await inbox.addNote(leadId, { ...draft, by }).catch((error) => {
        if (problemCodeOf(error) !== 'key_reuse') throw error;
        // This id was saved with earlier words. Keep both.
        return inbox.addNote(leadId, { ...newNote(), text, by });
      });
      keepNoteDraft(leadId, newNote());
      setDraft(newNote());
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.noteFailed));
    }
    setSaving(false);
  }

  return (
    <form className={note} onSubmit={onSubmit}>
      <div className={control}>
        <label htmlFor={noteField(leadId)}>{strings.addNote}</label>
        <textarea
          id={noteField(leadId)}
          placeholder={strings.noteHint}
          rows={2}
          value={draft.text}
          readOnly={isSaving}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        {message && <p role="alert">{message}</p>}
      </div>
      <button className={lineButton} type="submit" aria-disabled={isSaving || undefined}>
        {isSaving ? strings.saving : strings.save}
      </button>
    </form>
  );
}

/** The id stays the same across retries. */
interface NoteDraft {
  id: string;
  text: string;
}

const keyOf = (leadId: string) => `${business.namespace}:note:${leadId}`;

/** Without storage, only the draft is lost. */
function readNoteDraft(leadId: string): NoteDraft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(leadId)) ?? 'null') ?? newNote();
  } catch {
    return newNote();
  }
}

function keepNoteDraft(leadId: string, draft: NoteDraft): void {
  try {
    if (draft.text) sessionStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(leadId));
  } catch {}
}

const newNote = (): NoteDraft => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  text: '',
});
