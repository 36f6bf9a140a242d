import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import type { FormState } from '../../core/form/form-state.ts';
import { createSender, deliver, lockFields } from '../../core/form/send-form.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { recordAction } from '../../core/runtime/record-action.ts';
import { closeBeside } from '../../core/ui/close-beside.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import { createToasts, ToastRegion } from '../../core/ui/toast.tsx';
import { Paint } from '../grid/color-grid.tsx';
import { strings } from '../lazy-strings.ts';
import { estimatePathWithColors } from '../picker-model.ts';
import { strings as shared } from '../strings.ts';
import * as styles from './mail-dialog.css.ts';
import { badge, quietButton, row, tray } from './tray.css.ts';

/** The returned function never rejects; undefined if the page canceled it. */
export function createListSender(host: WidgetHost, openedAt: number, read: () => Record<string, string>) {
  // Anything but `true` is a failure.
  const send = createSender(
    { host, openedAt, read },
    '/api/color-palette',
    ({ id, success }) => id && success === true,
  );
  return async (colors: readonly PaintColor[]): Promise<FormState | undefined> => {
    const way = async () => send({ customerEmail: read().customerEmail?.trim(), colors });
    const delivery = deliver(host, way);
    host.sending = delivery;
    const outcome = await delivery;
    return outcome.status === 'editing' ? undefined : outcome;
  };
}

interface SentTrayProps {
  host: WidgetHost;
  sent: readonly PaintColor[];
  choose(colors: readonly PaintColor[]): void;
  /** Takes the focus. */
  bar: RefObject<HTMLParagraphElement | null>;
}

export function SentTray({ host, sent, choose, bar }: SentTrayProps) {
  const again = () => choose(sent);
  return (
    <section className={tray} aria-label={strings.sentList}>
      <div className={row}>
        <p className={badge} ref={bar} tabIndex={-1}>
          {strings.sentCount(sent.length)}
        </p>
        <button type="button" className={quietButton} onClick={again}>
          {strings.chooseAgain}
        </button>
        {/* Still there for a visitor who comes back from the form. */}
        <SiteLink host={host} className={button} path={estimatePathWithColors(host, sent)} onClick={again}>
          {shared.estimate}
        </SiteLink>
      </div>
    </section>
  );
}

interface MailDialogProps {
  id: string;
  host: WidgetHost;
  chosen: readonly PaintColor[];
  isOpen: boolean;
  close(): void;
  choose(colors: readonly PaintColor[]): void;
  say(text: string): void;
}

/** Checks only that the address is not empty. */
export function MailDialog({ id, host, chosen, isOpen, close, choose, say }: MailDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isOfAddress: boolean }>();
  const sentBar = useRef<HTMLParagraphElement>(null);
  const hasJustSent = useRef(false);
  const [sent, setSent] = useState<readonly PaintColor[]>([]);
  const [toasts] = useState(createToasts);
  const read = () => Object.fromEntries(new FormData(form.current as HTMLFormElement)) as Record<string, string>;
  const [send] = useState(() => createListSender(host, performance.now(), read));

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // The button that opened the dialog is gone with the list.
  useEffect(() => {
    if (!hasJustSent.current || isOpen || !sentBar.current) return;
    hasJustSent.current = false;
    sentBar.current.focus();
  });

  /** No alert on other sites, because it would block their page. */
  function tell(title: string, text: string, variant?: 'destructive') {
    if (host.place === 'embed') return toasts.setState({ toast: { title, text, ...(variant && { variant }) } });
    const sentence = variant ? text : `${title} ${text}`;
    say(sentence);
    setTimeout(() => alert(sentence)); // After the dialog has closed.
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isSending || chosen.length === 0 || !form.current) return;
    setSending(true);
    setFailure(undefined);
    const unlock = lockFields(form.current);
    const outcome = await send(chosen);
    unlock();
    setSending(false);
    if (!outcome) return;
    if (outcome.status !== 'sent') {
      const { customerEmail } = outcome.errors;
      setFailure({ text: customerEmail ?? strings.failed, isOfAddress: !!customerEmail });
      if (customerEmail) field.current?.focus();
      return tell(strings.failedTitle, strings.failed, 'destructive');
    }
    hasJustSent.current = true;
    recordAction(host, 'palette_email');
    form.current?.reset();
    setEmpty(true);
    close();
    setSent(chosen);
    choose([]);
    tell(strings.sent.title, strings.sent.text);
  }
  const toast = <ToastRegion toasts={toasts} />;

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={`${id}-t`}
        onClose={close}
        {...closeBeside(close)}
      >
        <form ref={form} className={styles.sheet} noValidate onSubmit={onSubmit}>
          <h2 id={`${id}-t`}>{strings.title}</h2>
          <p>{strings.promise}</p>
          <ul className={styles.list}>
            {chosen.map((color) => (
              <li key={colorId(color)}>
                <Paint hex={color.hex} />
                <b>{color.name}</b> <span>{color.code}</span>
              </li>
            ))}
          </ul>
          <label className={styles.field}>
            {strings.address}
            <input
              type="email"
              name="customerEmail"
              autoComplete="email"
              maxLength={254}
              ref={field}
              aria-invalid={failure?.isOfAddress || undefined}
              aria-describedby={failure && `${id}-mail-failure`}
              onInput={({ currentTarget }) => {
                setEmpty(currentTarget.value.trim() === '');
                setFailure(undefined);
              }}
            />
          </label>
          <p id={`${id}-mail-failure`} className={styles.failure} role="alert">
            {failure?.text}
          </p>
          <div className={styles.foot}>
            <button type="button" className={lineButton} onClick={close}>
              {strings.cancel}
            </button>
            <button type="submit" className={button} disabled={isEmpty} aria-disabled={isSending || undefined}>
              {strings.send}
            </button>
          </div>
        </form>
        {isOpen && toast}
      </dialog>
      {!isOpen && toast}
      {sent.length > 0 && chosen.length === 0 && <SentTray host={host} sent={sent} choose={choose} bar={sentBar} />}
    </>
  );
}
