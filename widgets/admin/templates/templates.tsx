import { type FormEvent, useEffect, useState } from 'react';
import type { ReplyTemplate, TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { control } from '../../core/form/form-view.css.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { strings } from './strings.ts';
import { foot, form, item } from './templates.css.ts';

/** Edits the owner's reply templates; all are saved together. */
export function Templates({ api }: { api: AdminApi }) {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>();
  const [version, setVersion] = useState('');
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState('');
  const [isSaving, setSaving] = useState(false);

  function take(list: TemplateList) {
    setTemplates(list.templates);
    setVersion(list.version);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    api.get<TemplateList>('/reply-templates').then(take, (error) => {
      console.error(error);
      setMessage(strings.failed);
    });
  }, [api]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setMessage('');
    setSaid('');
    try {
      take(await api.send<TemplateList>('PUT', '/reply-templates', { templates, version }));
      setSaid(strings.saved);
    } catch (error) {
      console.error(error);
      if (problemCodeOf(error) === 'changed') {
        setVersion((await api.get<TemplateList>('/reply-templates')).version);
        setMessage(strings.changed);
      } else setMessage(sentenceOf(error, strings.refused));
    }
    setSaving(false);
  }

  const change = (id: string, changed: Partial<ReplyTemplate>) =>
    setTemplates(templates?.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  return (
    <section aria-labelledby="templates">
      <h2 id="templates">{strings.heading}</h2>
      <p>{strings.about}</p>
      {!templates && !message && <p role="status">{strings.loading}</p>}
      {templates && (
        <form className={form} onSubmit={onSubmit} noValidate>
          {templates.map((template) => (
            <fieldset key={template.id} className={item}>
              <legend>{template.name}</legend>
              <Text
                id={`${template.id}-name`}
                label={strings.name}
                value={template.name}
                onText={(name) => change(template.id, { name })}
              />
              <Text
                id={`${template.id}-subject`}
                label={strings.subject}
                value={template.subject}
                onText={(subject) => change(template.id, { subject })}
              />
              <Text
                id={`${template.id}-text`}
                label={strings.text}
                value={template.text}
                isLong
                onText={(text) => change(template.id, { text })}
              />
              <button
                className={lineButton}
                type="button"
                aria-label={strings.removeOf(template.name)}
                onClick={() => setTemplates(templates.filter((one) => one !== template))}
              >
                {strings.remove}
              </button>
            </fieldset>
          ))}
          <p className={foot}>
            <button className={button} type="submit" aria-disabled={isSaving || undefined}>
              {isSaving ? strings.saving : strings.save}
            </button>
            <button
              className={lineButton}
              type="button"
              onClick={() => setTemplates([...templates, { id: newId(), name: '', subject: '', text: '' }])}
            >
              {strings.add}
            </button>
          </p>
        </form>
      )}
      <p role="status">{said}</p>
      {message && <p role="alert">{message}</p>}
    </section>
  );
}

interface TextProps {
  id: string;
  label: string;
  value: string;
  isLong?: boolean;
  onText: (text: string) => void;
}

function Text({ id, label, value, isLong, onText }: TextProps) {
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea id={id} rows={6} value={value} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      ) : (
        <input id={id} value={value} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      )}
    </div>
  );
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
