import { type ComponentProps, type ReactNode, type Ref, useEffect, useState } from 'react';
import { control } from '../../core/form/form-view.css.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { fieldErrorsOf, sentenceOf } from '../admin-api.ts';
import { dateAndTime } from './times.ts';
import { note } from './ui.css.ts';

/** A busy button keeps the focus. */
export const LineButton = ({ isBusy, ...rest }: ComponentProps<'button'> & { isBusy?: boolean }) => (
  <button className={lineButton} type="button" aria-disabled={isBusy || undefined} {...rest} />
);

export const SubmitButton = (props: ComponentProps<typeof LineButton>) => <LineButton type="submit" {...props} />;

export const MainButton = (props: ComponentProps<typeof LineButton>) => <SubmitButton className={button} {...props} />;

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void;
}

/** The server validates, with the same messages in every browser. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    noValidate
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
    }}
  />
);

interface FieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string;
  /** '' keeps a place for one; undefined: never has one. */
  message?: string | undefined;
  onValue?: (value: string) => void;
  field?: Ref<HTMLInputElement>;
  around?: (input: ReactNode) => ReactNode;
  rows?: number;
}

export function Field({ id, label, hint, message, onValue, field, around = (input) => input, ...rest }: FieldProps) {
  const about = [hint && `${id}-hint`, message && `${id}-m`].filter(Boolean).join(' ');
  // What is given here means the same for both.
  const Input = (rest.rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      {around(
        <Input
          ref={field}
          id={id}
          aria-invalid={!!message || undefined}
          aria-describedby={about || undefined}
          onInput={({ currentTarget }) => onValue?.(currentTarget.value)}
          {...rest}
        />,
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {message !== undefined && (
        <p id={`${id}-m`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

type Cells = readonly ReactNode[];

interface TableProps {
  className: string;
  columns: readonly string[];
  rows: readonly Cells[];
  foot?: Cells | undefined;
  /** The first cell of a row names it. */
  hasNames?: boolean;
  'data-urls'?: boolean | undefined;
}

export function Table({ columns, rows, foot, hasNames = false, ...rest }: TableProps) {
  const row = (cells: Cells, at: number) => (
    <tr key={at}>
      {columns.map((column, index) =>
        hasNames && index === 0 ? (
          <th key={column} scope="row">
            {cells[index]}
          </th>
        ) : (
          // Shown on phones by `embeds.css.ts`.
          <td key={column} data-label={column}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <table {...rest}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {foot && <tfoot>{row(foot, 0)}</tfoot>}
    </table>
  );
}

export const When = ({ at }: { at: string }) => <time dateTime={at}>{dateAndTime(at)}</time>;

export const Loading = ({ text }: { text: string }) => (
  <p className={note} role="status">
    {text}
  </p>
);

export const LoadFailed = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <p className={note} role="alert">
    {text} <LineButton onClick={onAgain}>Try again</LineButton>
  </p>
);

/** `value` is that of the last load that succeeded. */
export function useLoad<Value>(read: () => Promise<Value>, everyMs?: number) {
  const [state, setState] = useState<{ value?: Value; status: 'loading' | 'here' | 'failed' }>({ status: 'loading' });
  async function load(): Promise<void> {
    try {
      setState({ value: await read(), status: 'here' });
    } catch (error) {
      console.error(error);
      setState((before) => ({ ...before, status: 'failed' }));
    }
  }
  function reload(): Promise<void> {
    setState((before) => ({ ...before, status: 'loading' }));
    return load();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    void load();
    const loads = everyMs && setInterval(load, everyMs);
    return () => clearInterval(loads);
  }, []);
  return { ...state, hasFailed: state.status === 'failed', reload };
}

interface LoadedProps<Value> {
  read: () => Promise<Value>;
  loading: string;
  failed: string;
  children: (value: Value) => ReactNode;
}

export function Loaded<Value>({ read, loading, failed, children }: LoadedProps<Value>) {
  const { value, hasFailed, reload } = useLoad(read);
  if (hasFailed) return <LoadFailed text={failed} onAgain={reload} />;
  return value === undefined ? <Loading text={loading} /> : children(value);
}

export const notDone = 'That did not get through. Please try again.';
const none = { said: '', hasFailed: false, errors: {} as Readonly<Record<string, string>> };

export type Action = ReturnType<typeof useAction>;

export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(none);
  const clear = () => setOutcome(none);

  /** One call at a time. `failed` is for what the server does not explain, or in place of its sentence. */
  async function act<Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => string) = '',
    failed: string | ((error: unknown) => string) = notDone,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    clear();
    try {
      const answer = await call();
      setOutcome({ ...none, said: typeof done === 'string' ? done : done(answer) });
    } catch (error) {
      console.error(error);
      const errors = fieldErrorsOf(error);
      const sentence = typeof failed === 'string' ? sentenceOf(error, failed) : failed(error);
      setOutcome({ said: Object.keys(errors).length > 0 ? '' : sentence, hasFailed: true, errors });
    }
    setBusy(false);
  }
  const trouble = outcome.hasFailed ? outcome.said || Object.values(outcome.errors)[0] : undefined;
  return { isBusy, ...outcome, trouble, act, clear };
}

export const ActionOutcome = ({ action: { said, hasFailed } }: { action: Action }) => (
  <>
    <p role="status">{hasFailed ? '' : said}</p>
    <p role="alert">{hasFailed ? said : ''}</p>
  </>
);

export const RestoredDraft = (props: { words?: string | undefined; onDiscard: () => void }) => (
  <p>
    <span role="status">{props.words ?? 'Unsaved draft restored.'}</span>{' '}
    <LineButton onClick={props.onDiscard}>Discard the draft</LineButton>
  </p>
);
