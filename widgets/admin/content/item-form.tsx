import { type FormEvent, useEffect, useRef, useState } from 'react';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { fieldErrorsOf, sentenceOf } from '../admin-api.ts';
import { RestoredDraft } from '../ui/restored-draft.tsx';
import { buttons, form, halves } from './content.css.ts';
import { type Content, type Item, isConflict, type ListName, nameOf } from './content-model.ts';
import { FieldControl } from './field-control.tsx';
import { fields } from './fields.ts';
import { bodyOf, type FormValues, formValuesOf } from './form-values.ts';
import { itemDraft } from './item-draft.ts';
import { Preview } from './preview.tsx';
import { strings } from './strings.ts';

interface ItemFormProps {
  list: ListName;
  item?: Item;
  content: Content;
}

/** Keeps what is typed, and the item it is based on, across reloads. */
export function ItemForm({ list, item, content }: ItemFormProps) {
  const draft = itemDraft(list, item?.id);
  const [kept] = useState(() => draft.read());
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [isRemoved, setRemoved] = useState(kept?.isRemoved);
  const [itemId, setItemId] = useState(() => item?.id ?? kept?.id ?? content.newId());
  const [former, setFormer] = useState(kept ? kept.former : item);
  const [typed, setTyped] = useState<FormValues>(() => ({ ...formValuesOf(list, item), ...kept?.typed }));
  // A picture may arrive after later typing.
  const latest = useRef(typed);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState<'saving' | 'removing'>();
  const id = `item-${item?.id ?? 'new'}`;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reloaded item, and only while nothing is typed.
  useEffect(() => {
    if (!draft.read()) startOver();
  }, [item]);

  // The form of the removed item had the focus.
  useEffect(() => {
    if (kept?.isRemoved) heading.current?.focus();
  }, [kept]);

  function startOver(): void {
    setFormer(item);
    show(formValuesOf(list, item));
  }

  function show(values: FormValues): void {
    latest.current = values;
    setTyped(values);
  }

  function change(name: string, value: string | boolean): void {
    show({ ...latest.current, [name]: value });
    draft.write({ id: itemId, typed: latest.current, former, isRemoved });
  }

  function discard(): void {
    draft.write();
    setRestored(false);
    setRemoved(undefined);
    if (!item) setItemId(content.newId());
    setErrors({});
    setMessage('');
    startOver();
  }

  /** Resolves with the server's messages by field. */
  async function perform(
    what: 'saving' | 'removing',
    act: () => Promise<void>,
    changed: string,
  ): Promise<Record<string, string>> {
    setBusy(what);
    setErrors({});
    setMessage('');
    try {
      await act();
      return {};
    } catch (error) {
      console.error(error);
      const found = fieldErrorsOf(error);
      setErrors(found);
      if (isConflict(error)) setFormer(content.itemOf(itemId));
      setMessage(isConflict(error) ? changed : sentenceOf(error, strings.refused));
      setBusy(undefined);
      return found;
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { elements } = event.currentTarget;
    const save = () => content.save({ id: itemId, former, draft }, bodyOf(list, typed, former));
    const found = await perform('saving', save, strings.changed);
    const first = fields[list].find(({ name }) => found[name]);
    const wrong = elements.namedItem(first?.name ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  async function onRemove(shown: Item) {
    if (!busy) await perform('removing', () => content.remove(former ?? shown), strings.changedBeforeRemoval);
  }

  return (
    <form className={form} onSubmit={onSubmit} noValidate aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {item ? strings.editing(nameOf(item)) : strings.adding(strings.one[list])}
      </h3>
      {isRestored && <RestoredDraft words={isRemoved ? strings.gone : undefined} onDiscard={discard} />}
      <div className={halves}>
        <div>
          {fields[list].map((field) => (
            <FieldControl
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={typed[field.name] ?? ''}
              error={errors[field.name]}
              onUpload={content.upload}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </div>
        <Preview list={list} typed={typed} content={content} />
      </div>
      {message && <p role="alert">{message}</p>}
      <p className={buttons}>
        <button className={button} type="submit" aria-disabled={!!busy || undefined}>
          {busy === 'saving' ? strings.saving : strings.save}
        </button>
        <button className={lineButton} type="button" onClick={() => content.open(undefined)}>
          {strings.close}
        </button>
        {item && (
          <button className={lineButton} type="button" onClick={() => onRemove(item)}>
            {strings.remove}
          </button>
        )}
      </p>
    </form>
  );
}
