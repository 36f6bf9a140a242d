import { type FormEvent, useEffect, useRef, useState } from 'react';
import { acceptedPhotos } from '../../../catalogue/accepted-photos.ts';
import { photoRules } from '../../../catalogue/photo-file.ts';
import { control } from '../../core/form/form-view.css.ts';
import { createPreparePhoto } from '../../core/form/prepare-photo.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { newId, sentenceOf } from '../admin-api.ts';
import { useLatest } from '../ui/hooks.ts';
import { Form, LineButton, MainButton, RestoredDraft, useAction } from '../ui/parts.tsx';
import { box, buttons, form, halves, picture, preview } from './content.css.ts';
import {
  type ContentModel,
  type Item,
  isConflict,
  itemDraft,
  type ListName,
  nameOf,
  refused,
} from './content-model.ts';
import { bodyOf, type Field, type FormValues, fields, formValuesOf, oneOf } from './fields.ts';

const gone = 'Somebody else removed this. What you typed is still here; saving adds it again.';

/** What is typed, and the item it changes, survive reloads. */
export function ItemForm({ list, item, content }: { list: ListName; item?: Item; content: ContentModel }) {
  const draft = itemDraft(list, item?.id);
  const [restored, setRestored] = useState(() => draft.read());
  const [itemId, setItemId] = useState(() => item?.id ?? restored?.id ?? newId());
  const [former, setFormer] = useState(restored ? restored.former : item);
  const [typed, setTyped] = useState<FormValues>(() => ({ ...formValuesOf(list, item), ...restored?.typed }));
  const latest = useRef(typed);
  const [doing, setDoing] = useState<'saving' | 'removing'>();
  const { isBusy, errors, trouble, act, clear } = useAction();
  const id = `item-${item?.id ?? 'new'}`;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reloaded item, and only while nothing is typed.
  useEffect(() => {
    if (!draft.read()) startOver();
  }, [item]);

  // The form of the removed item had the focus.
  useEffect(() => {
    if (restored?.isRemoved) heading.current?.focus();
  }, [restored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a refusal.
  useEffect(() => {
    const first = fields[list].find(({ name }) => errors[name]);
    if (first) document.getElementById(`${id}-${first.name}`)?.focus();
  }, [errors]);

  function startOver(): void {
    setFormer(item);
    show(formValuesOf(list, item));
  }

  function show(values: FormValues): void {
    latest.current = values;
    setTyped(values);
  }

  /** A picture may arrive after later typing. */
  const change = useLatest((name: string, value: string | boolean): void => {
    const next = { ...latest.current, [name]: value };
    show(next);
    draft.write({ id: itemId, typed: next, former, isRemoved: restored?.isRemoved });
  });

  function discard(): void {
    draft.write();
    setRestored(undefined);
    if (!item) setItemId(newId());
    clear();
    startOver();
  }

  function perform(what: 'saving' | 'removing', call: () => Promise<void>, changed: string): void {
    if (isBusy) return;
    setDoing(what);
    void act(
      async () => {
        try {
          await call();
        } catch (error) {
          if (isConflict(error)) setFormer(content.itemOf(itemId));
          throw error;
        }
      },
      '',
      (error) => (isConflict(error) ? `Somebody else changed this. ${changed}` : sentenceOf(error, refused)),
    );
  }

  const save = () =>
    perform(
      'saving',
      () => content.save({ id: itemId, former, draft }, bodyOf(list, typed, former)),
      'What you typed is still here; saving again replaces their version.',
    );
  const remove = (shown: Item) =>
    perform('removing', () => content.remove(former ?? shown), 'Removing it again removes their version.');

  return (
    <Form className={form} onSubmit={save} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {item ? `Edit ${nameOf(item)}` : `New ${oneOf[list]}`}
      </h3>
      {restored && <RestoredDraft words={restored.isRemoved ? gone : undefined} onDiscard={discard} />}
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
      {trouble && <p role="alert">{trouble}</p>}
      <p className={buttons}>
        <MainButton isBusy={isBusy}>{isBusy && doing === 'saving' ? 'Saving...' : 'Save'}</MainButton>
        <LineButton onClick={() => content.show()}>Close</LineButton>
        {item && <LineButton onClick={() => remove(item)}>Remove</LineButton>}
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
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...given}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : kind === 'lines' ? (
        <textarea {...given} rows={name === 'content' ? 18 : 3} />
      ) : (
        <input {...given} type={kind === 'day' ? 'date' : 'text'} list={kind === 'offer' ? `${id}-offer` : undefined} />
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
  const { isBusy, said, trouble = said, act } = useAction();

  function onFile({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = '';
    if (!file || isBusy) return;
    void act(
      async () => {
        const { body, refusal } = await prepare(file);
        if (!refusal) onChange(await onUpload(body));
        return refusal ?? '';
      },
      (refusal) => refusal,
      'The picture did not get through. Please try again.',
    );
  }

  return (
    <div className={picture}>
      {path.startsWith('/') && !path.startsWith('//') && <img src={path} alt="" width="160" height="100" />}
      <label className={lineButton} htmlFor={id}>
        {isBusy ? 'Uploading...' : 'Upload a picture'}
        <input id={id} type="file" accept={acceptedPhotos} onChange={onFile} />
      </label>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}

const previewName = 'As the site shows it';

function Preview({ list, typed, content }: { list: ListName; typed: FormValues; content: ContentModel }) {
  const text = (name: string) => String(typed[name] ?? '');
  return (
    <section className={preview} aria-label={previewName}>
      <p>{previewName}</p>
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
    }, 300);
    return () => {
      isLatest = false;
      clearTimeout(later);
    };
  }, [markdown, content]);
  return <div ref={article} />;
}
