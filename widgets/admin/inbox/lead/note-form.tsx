import { useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { sessionDraft } from '../../../core/runtime/define-widget.ts';
import { problemCodeOf, sentenceOf } from '../../admin-api.ts';
import { authorName } from '../../preferences.ts';
import { Form, LineButton } from '../../ui/parts.tsx';
import type { Inbox } from '../inbox-model.ts';
import { strings } from '../strings.ts';
import { note } from './lead-view.css.ts';

export const noteField = (leadId: string) => `note-${leadId}`;

export function NoteForm({ leadId, inbox }: { leadId: string; inbox: Inbox }) {
  const stored = draftOf(leadId);
  const [draft, setDraft] = useState(() => stored.read() ?? newNote());
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  function write(text: string) {
    const next = { ...draft, text };
    setDraft(next);
    stored.write(text ? next : undefined);
  }

  async function save() {
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
      stored.write();
      setDraft(newNote());
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.noteFailed));
    }
    setSaving(false);
  }

  return (
    <Form className={note} onSubmit={save}>
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
      <LineButton type="submit" isBusy={isSaving}>
        {isSaving ? strings.saving : strings.save}
      </LineButton>
    </Form>
  );
}

/** The id stays the same across retries. */
interface NoteDraft {
  id: string;
  text: string;
}

const draftOf = (leadId: string) => sessionDraft<NoteDraft>(`${business.namespace}:note:${leadId}`);

const newNote = (): NoteDraft => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  text: '',
});
