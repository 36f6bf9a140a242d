import { type FormEvent, useEffect, useRef, useState } from 'react';
import { acceptedPhotos } from '../../../catalogue/accepted-photos.ts';
import { photoRules } from '../../../catalogue/photo-file.ts';
import { control } from '../../core/form/form-view.css.ts';
import { createPreparePhoto } from '../../core/form/prepare-photo.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { fieldErrorsOf, sentenceOf } from '../admin-api.ts';
import { Form, LineButton, RestoredDraft } from '../ui/parts.tsx';
import { box, buttons, form, halves, picture, preview } from './content.css.ts';
import { type ContentModel, type Item, isConflict, itemDraft, type ListName, nameOf } from './content-model.ts';
import { bodyOf, type Field, type FormValues, fields, formValuesOf } from './fields.ts';
import { strings } from './strings.ts';

const changedWhile = { saving: strings.changed, removing: strings.changedBeforeRemoval };

/** Keeps what is typed, and the item it is based on, across reloads. */
export function ItemForm({ list, item, content }: { list: ListName; item?: Item; content: ContentModel }) {
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
  async function perform(what: 'saving' | 'removing', act: () => Promise<void>): Promise<Record<string, string>> {
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
      setMessage(isConflict(error) ? changedWhile[what] : sentenceOf(error, strings.refused));
      setBusy(undefined);
      return found;
    }
  }

  async function save({ elements }: HTMLFormElement) {
    if (busy) return;
    const found = await perform('saving', () =>
      content.save({ id: itemId, former, draft }, bodyOf(list, typed, former)),
    );
    const first = fields[list].find(({ name }) => found[name]);
    const wrong = elements.namedItem(first?.name ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  async function onRemove(shown: Item) {
    if (!busy) await perform('removing', () => content.remove(former ?? shown));
  }

  return (
    <Form className={form} onSubmit={save} aria-labelledby={`${id}-heading`}>
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
        <LineButton onClick={() => content.open(undefined)}>{strings.close}</LineButton>
        {item && <LineButton onClick={() => onRemove(item)}>{strings.remove}</LineButton>}
      </p>
    </Form>
  );
}

interface FieldControlProps {
  id: string;
  field: Field;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
  onUpload: (file: Blob) => Promise<string>;
}

function FieldControl({ id, field, value, error, onChange, onUpload }: FieldControlProps) {
  const { name, label, kind, options = [], hint } = field;
  if (kind === 'box') {
    return (
      <label className={box}>
        <input
          name={name}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
    );
  }
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const given = {
    id,
    name,
    value: String(value),
    'aria-invalid': !!error || undefined,
    'aria-describedby': about || undefined,
  };
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...given} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : kind === 'lines' ? (
        <textarea
          {...given}
          rows={name === 'content' ? 18 : 3}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...given}
          type={kind === 'day' ? 'date' : 'text'}
          list={kind === 'offer' ? `${id}-offer` : undefined}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {kind === 'offer' && (
        <datalist id={`${id}-offer`}>
          {options.map(([option, text]) => (
            <option key={option} value={text} />
          ))}
        </datalist>
      )}
      {kind === 'picture' && <PictureUpload id={`${id}-file`} value={value} onUpload={onUpload} onChange={onChange} />}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}

const prepare = createPreparePhoto(photoRules);

/** Saving the post publishes the picture. */
function PictureUpload(props: Pick<FieldControlProps, 'id' | 'value' | 'onUpload' | 'onChange'>) {
  const { id, value, onUpload, onChange } = props;
  const path = String(value);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function onFile({ currentTarget }: FormEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = '';
    if (!file || isBusy) return;
    setBusy(true);
    setMessage('');
    try {
      const { body, refusal } = await prepare(file);
      if (refusal) setMessage(refusal);
      else onChange(await onUpload(body));
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.uploadFailed));
    }
    setBusy(false);
  }

  return (
    <div className={picture}>
      {path.startsWith('/') && !path.startsWith('//') && <img src={path} alt="" width="160" height="100" />}
      <label className={lineButton} htmlFor={id}>
        {isBusy ? strings.uploading : strings.upload}
        <input id={id} type="file" accept={acceptedPhotos} onChange={onFile} />
      </label>
      {message && <p role="alert">{message}</p>}
    </div>
  );
}

const pauseMs = 300;

function Preview({ list, typed, content }: { list: ListName; typed: FormValues; content: ContentModel }) {
  const text = (name: string) => String(typed[name] ?? '');
  return (
    <section className={preview} aria-label={strings.preview}>
      <p>{strings.preview}</p>
      {list === 'areas' && (
        <>
          <h4>{text('name')}</h4>
          <p>{[text('county'), text('state'), text('zipCodes')].filter(Boolean).join(' · ')}</p>
          <p>{text('description')}</p>
        </>
      )}
      {list === 'testimonials' && (
        <>
          <p aria-hidden="true">{'★'.repeat(Number(text('rating')))}</p>
          <blockquote>{text('review')}</blockquote>
          <p>{[text('customerName'), text('location')].filter(Boolean).join(', ')}</p>
        </>
      )}
      {list === 'posts' && (
        <>
          <h4>{text('title')}</h4>
          <p>{text('excerpt')}</p>
          <Article markdown={text('content')} content={content} />
        </>
      )}
    </section>
  );
}

/** Keeps the last preview while the server does not respond. */
function Article({ markdown, content }: { markdown: string; content: ContentModel }) {
  const article = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLatest = true;
    const later = setTimeout(() => {
      content.preview(markdown).then((nodes) => isLatest && article.current?.replaceChildren(...nodes), console.error);
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(later);
    };
  }, [markdown, content]);
  return <div ref={article} />;
}
