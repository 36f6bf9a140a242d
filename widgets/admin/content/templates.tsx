import { useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { ReplyTemplate, TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { type AdminApi, newId, sentenceOf } from '../admin-api.ts';
import { useOnMount } from '../ui/hooks.ts';
import { Field, Form, LineButton, MainButton, RestoredDraft, useAction } from '../ui/parts.tsx';
import { buttonRow } from '../ui/ui.css.ts';
import { templateForm as form, templateItem as item } from './content.css.ts';
import { isConflict, refused } from './content-model.ts';

const draft = sessionDraft<TemplateList>(`${business.namespace}:reply-templates`);

export function Templates({ api }: { api: AdminApi }) {
  const [saved, setSaved] = useState<TemplateList>();
  const [list, setList] = useState<TemplateList>();
  const [isRestored, setRestored] = useState(false);
  const { isBusy, hasFailed, said, trouble, act, clear } = useAction();
  const read = () => api.get<TemplateList>('/reply-templates');

  function take(stored: TemplateList): void {
    setSaved(stored);
    setList(stored);
    setRestored(false);
  }
  function edit(next: TemplateList): void {
    setList(next);
    draft.write(next);
  }
  function discard(): void {
    draft.write();
    clear();
    if (saved) take(saved);
  }

  async function load(): Promise<void> {
    take(await read());
    const kept = draft.read();
    if (!kept) return;
    // With its base version: saving must not silently undo a later change.
    setList(kept);
    setRestored(true);
  }
  useOnMount(() => void act(load, '', () => 'The templates could not be loaded. Please reload the page.'));

  async function save(edited: TemplateList): Promise<void> {
    try {
      take(await api.send<TemplateList>('PUT', '/reply-templates', edited));
      draft.write();
    } catch (error) {
      if (isConflict(error)) {
        const current = await read();
        setSaved(current);
        // What was typed meanwhile stays.
        setList((latest) => latest && { ...latest, version: current.version });
      }
      throw error;
    }
  }
  const explain = (error: unknown) =>
    isConflict(error)
      ? 'Somebody else changed the templates. Saving again replaces theirs with yours.'
      : sentenceOf(error, refused);

  return (
    <section aria-labelledby="templates">
      <h2 id="templates">Reply templates</h2>
      <p>{'Prepared answers for the inbox. {name}, {town} and {service} become those of the lead.'}</p>
      {!list && !hasFailed && <p role="status">Loading templates...</p>}
      {list && (
        <Form className={form} onSubmit={() => void act(() => save(list), 'The templates are saved.', explain)}>
          {isRestored && <RestoredDraft onDiscard={discard} />}
          {list.templates.map((template) => (
            <Template
              key={template.id}
              template={template}
              onChange={(...to) => {
                const templates = list.templates.flatMap((one) => (one === template ? to : one));
                edit({ ...list, templates });
              }}
            />
          ))}
          <p className={buttonRow}>
            <MainButton isBusy={isBusy}>{isBusy ? 'Saving...' : 'Save the templates'}</MainButton>
            <LineButton
              onClick={() => {
                const added = { id: newId(), name: '', subject: '', text: '' };
                edit({ ...list, templates: [...list.templates, added] });
              }}
            >
              Add a template
            </LineButton>
          </p>
        </Form>
      )}
      <p role="status">{hasFailed ? '' : said}</p>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** Changes to nothing if it is removed. */
function Template(props: { template: ReplyTemplate; onChange: (...to: readonly ReplyTemplate[]) => void }) {
  const { template, onChange } = props;
  const { id, name, subject, text } = template;
  const field = (part: 'name' | 'subject' | 'text', value: string) => ({
    ...{ id: `${id}-${part}`, value },
    onValue: (typed: string) => onChange({ ...template, [part]: typed }),
  });
  return (
    <fieldset className={item}>
      <legend>{name}</legend>
      <Field {...field('name', name)} label="Name of the template" />
      <Field {...field('subject', subject)} label="Subject" />
      <Field {...field('text', text)} label="Text" rows={6} />
      <LineButton aria-label={`Remove ${name || 'this template'}`} onClick={() => onChange()}>
        Remove
      </LineButton>
    </fieldset>
  );
}
