import { useEffect, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { ReplyTemplate, TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { control } from '../../core/form/form-view.css.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { button } from '../../core/ui/parts.css.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { Field, Form, LineButton, RestoredDraft } from '../ui/parts.tsx';
import { templateButtons as foot, templateForm as form, templateItem as item } from './content.css.ts';

const strings = {
  heading: 'Reply templates',
  about: 'Prepared answers for the inbox. {name}, {town} and {service} become those of the lead.',
  name: 'Name of the template',
  subject: 'Subject',
  text: 'Text',
  add: 'Add a template',
  removeOf: (name: string) => `Remove ${name || 'this template'}`,
  remove: 'Remove',
  save: 'Save the templates',
  saving: 'Saving...',
  saved: 'The templates are saved.',
  loading: 'Loading templates...',
  failed: 'The templates could not be loaded. Please reload the page.',
  refused: 'That did not get through. What you typed is still here; please try again.',
  changed: 'Somebody else changed the templates. Saving again replaces theirs with yours.',
} as const;

const draft = sessionDraft<TemplateList>(`${business.namespace}:reply-templates`);

/** All are saved together. */
export function Templates({ api }: { api: AdminApi }) {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>();
  const [saved, setSaved] = useState<TemplateList>();
  const [version, setVersion] = useState('');
  const [isRestored, setRestored] = useState(false);
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);

  function show(list: TemplateList) {
    setTemplates(list.templates);
    setVersion(list.version);
  }
  function take(list: TemplateList) {
    setSaved(list);
    setRestored(false);
    show(list);
  }
  function edit(edited: readonly ReplyTemplate[]) {
    setTemplates(edited);
    draft.write({ templates: [...edited], version });
  }
  function discard() {
    draft.write();
    setMessage('');
    if (saved) take(saved);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    api.get<TemplateList>('/reply-templates').then(
      (list) => {
        take(list);
        const kept = draft.read();
        if (!kept) return;
        // With its base version: saving must not silently undo a later change.
        show(kept);
        setRestored(true);
      },
      (error) => {
        console.error(error);
        setMessage(strings.failed);
      },
    );
  }, [api]);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    setMessage('');
    setSaid('');
    try {
      take(await api.send<TemplateList>('PUT', '/reply-templates', { templates, version }));
      draft.write();
      setSaid(strings.saved);
    } catch (error) {
      console.error(error);
      if (problemCodeOf(error) === 'changed') {
        const current = await api.get<TemplateList>('/reply-templates');
        setSaved(current);
        setVersion(current.version);
        setMessage(strings.changed);
      } else setMessage(sentenceOf(error, strings.refused));
    }
    setSaving(false);
  }

  const change = (id: string, changed: Partial<ReplyTemplate>) =>
    templates && edit(templates.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  return (
    <section aria-labelledby="templates">
      <h2 id="templates">{strings.heading}</h2>
      <p>{strings.about}</p>
      {!templates && !message && <p role="status">{strings.loading}</p>}
      {templates && (
        <Form className={form} onSubmit={save}>
          {isRestored && <RestoredDraft onDiscard={discard} />}
          {templates.map((template) => (
            <fieldset key={template.id} className={item}>
              <legend>{template.name}</legend>
              {(['name', 'subject'] as const).map((name) => (
                <Field
                  key={name}
                  {...{ id: `${template.id}-${name}`, label: strings[name], value: template[name] }}
                  onValue={(value) => change(template.id, { [name]: value })}
                />
              ))}
              <div className={control}>
                <label htmlFor={`${template.id}-text`}>{strings.text}</label>
                <textarea
                  id={`${template.id}-text`}
                  rows={6}
                  value={template.text}
                  onInput={({ currentTarget }) => change(template.id, { text: currentTarget.value })}
                />
              </div>
              <LineButton
                aria-label={strings.removeOf(template.name)}
                onClick={() => edit(templates.filter((one) => one !== template))}
              >
                {strings.remove}
              </LineButton>
            </fieldset>
          ))}
          <p className={foot}>
            <button className={button} type="submit" aria-disabled={isSaving || undefined}>
              {isSaving ? strings.saving : strings.save}
            </button>
            <LineButton onClick={() => edit([...templates, { id: newId(), name: '', subject: '', text: '' }])}>
              {strings.add}
            </LineButton>
          </p>
        </Form>
      )}
      <p role="status">{said}</p>
      {message && <p role="alert">{message}</p>}
    </section>
  );
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
