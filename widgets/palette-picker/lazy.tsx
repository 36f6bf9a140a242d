import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../catalogue/paint/color-id.ts';
import { createSender, deliver, lockFields } from '../core/form/send-form.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { closeBeside } from '../core/ui/close-beside.ts';
import { button, hidden, lineButton } from '../core/ui/parts.css.ts';
import { Preview } from '../core/ui/preview/preview.tsx';
import { primer, type Zone } from '../core/ui/preview/zone.ts';
import { SiteLink } from '../core/ui/site-link.tsx';
import { createToasts, ToastRegion } from '../core/ui/toast.tsx';
import { Names, Paint, squares } from './grid/color-grid.tsx';
import * as styles from './lazy.css.ts';
import { strings } from './lazy-strings.ts';
import { estimatePathWithColors, type PalettePage } from './picker-model.ts';
import { strings as shared } from './strings.ts';
import { badge, quietButton, row, tray } from './tray.css.ts';
import { type ByHand, colorByZone, hexesOf, labelOf, zonesOf } from './zones.ts';

export { default as css } from 'sheet:./lazy.tsx';

interface MailDialogProps {
  id: string;
  host: WidgetHost;
  page: PalettePage | undefined;
  chosen: readonly PaintColor[];
  isOpen: boolean;
  close(): void;
  choose(colors: readonly PaintColor[]): void;
  say(text: string): void;
}

/** Checks only that the address is not empty. */
export function MailDialog({ id, host, page, chosen, isOpen, close, choose, say }: MailDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const sentBar = useRef<HTMLParagraphElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isOfAddress: boolean }>();
  const [sent, setSent] = useState<readonly PaintColor[]>([]);
  const [toasts] = useState(createToasts);
  const read = () => Object.fromEntries(new FormData(form.current as HTMLFormElement)) as Record<string, string>;
  const [send] = useState(() =>
    // Anything but `true` is a failure.
    createSender(
      { host, openedAt: performance.now(), read },
      '/api/color-palette',
      undefined,
      ({ id, success }) => id && success === true,
    ),
  );

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function onClose() {
    close();
    // The button that opened the dialog is gone with the list.
    sentBar.current?.focus();
  }
  // Closed while it was sending.
  useEffect(() => {
    if (sent.length > 0 && !dialog.current?.open) sentBar.current?.focus();
  }, [sent]);

  function tell(title: string, text: string, variant?: 'destructive') {
    if (!page) return toasts.setState({ toast: { title, text, ...(variant && { variant }) } });
    const sentence = variant ? text : `${title} ${text}`;
    say(sentence);
    setTimeout(page.announce, 0, sentence); // After the dialog has closed.
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || isSending || !form.current) return;
    setSending(true);
    setFailure(undefined);
    const unlock = lockFields(form.current);
    const sending = deliver(host, async () => send({ customerEmail: read().customerEmail?.trim(), colors: chosen }));
    host.sending = sending;
    const { status, errors } = await sending;
    unlock();
    setSending(false);
    // The page canceled it.
    if (status === 'editing') return;
    if (status !== 'sent') {
      const { customerEmail } = errors;
      setFailure({ text: customerEmail ?? strings.failed, isOfAddress: !!customerEmail });
      if (customerEmail) field.current?.focus();
      return tell(strings.failedTitle, strings.failed, 'destructive');
    }
    recordAction(host, 'palette_email');
    form.current?.reset();
    setEmpty(true);
    close();
    setSent(chosen);
    choose([]);
    tell(strings.sent.title, strings.sent.text);
  }
  const toast = <ToastRegion toasts={toasts} host={host} />;
  const chooseAgain = () => choose(sent);

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={`${id}-t`}
        onClose={onClose}
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
            <button type="submit" className={button} disabled={isEmpty} aria-disabled={isSending || undefined}>
              {strings.send}
            </button>
            <button type="button" className={lineButton} onClick={close}>
              {strings.cancel}
            </button>
          </div>
        </form>
        {isOpen && toast}
      </dialog>
      {!isOpen && toast}
      {sent.length > 0 && chosen.length === 0 && (
        <section className={tray} aria-label={strings.sentList}>
          <div className={row}>
            <p className={badge} ref={sentBar} tabIndex={-1}>
              {strings.sentCount(sent.length)}
            </p>
            <button type="button" className={quietButton} onClick={chooseAgain}>
              {strings.chooseAgain}
            </button>
            {/* Still there for a visitor who comes back from the form. */}
            <SiteLink host={host} className={button} path={estimatePathWithColors(sent, page)} onClick={chooseAgain}>
              {shared.estimate} {shared.withThese}
            </SiteLink>
          </div>
        </section>
      )}
    </>
  );
}

interface SquaresProps extends Pick<MailDialogProps, 'chosen'> {
  remove(color: PaintColor): void;
}

/** The last square counts what does not fit, and shows it. */
export function Squares({ chosen, remove }: SquaresProps) {
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole || chosen.length <= squares.length ? 0 : chosen.length - squares.length + 1;
  function showAll(pressed: HTMLElement) {
    const strip = pressed.closest('ul');
    setWhole(true);
    setTimeout(() => strip?.querySelectorAll('button')[squares.length - 1]?.focus());
  }
  return (
    <>
      <Names chosen={chosen} count={chosen.length - rest} remove={remove} />
      {rest > 0 && (
        <li>
          <button type="button" aria-label={shared.rest(rest)} onClick={({ currentTarget }) => showAll(currentTarget)}>
            +{rest}
          </button>
        </li>
      )}
    </>
  );
}

const parts = { house: '0 24 960 576', room: '0 0 960 600' };

/** At the end of the page, the tray is higher than the window's bottom, and the card would start behind the header. */
function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
  // The menu that it was opened from is gone.
  card?.querySelector('button')?.focus({ preventScroll: true });
}

export function TryOn({ id, chosen, close }: Pick<MailDialogProps, 'id' | 'chosen' | 'close'>) {
  const [drawing, setDrawing] = useState<keyof typeof zonesOf>('house');
  const [byHand, setByHand] = useState<ByHand>({});
  const zones: readonly Zone[] = zonesOf[drawing];
  const painted = colorByZone(zones, chosen, byHand);
  return (
    <section ref={bringIntoView} className={styles.card} id={`${id}-house`} aria-label={strings.tryOn}>
      <div className={styles.picture}>
        <Preview
          key={drawing}
          id={`${id}-${drawing}`}
          drawing={drawing}
          part={parts[drawing]}
          colors={hexesOf(painted)}
          label={labelOf(strings.drawings[drawing], painted)}
        />
        <button type="button" className={styles.shut} onClick={close}>
          <span className={hidden}>{strings.close}</span>
        </button>
      </div>
      <fieldset className={styles.choice}>
        <legend className={hidden}>{strings.where}</legend>
        {Object.entries(strings.drawings).map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-drawing`}
              checked={value === drawing}
              onChange={() => setDrawing(value as keyof typeof zonesOf)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone}>
            <span className={styles.dab}>
              <Paint hex={painted[zone]?.hex ?? primer[zone]} />
            </span>
            <label htmlFor={`${id}-${zone}`}>{strings.zones[zone]}</label>
            <select
              id={`${id}-${zone}`}
              value={painted[zone] ? colorId(painted[zone]) : ''}
              onChange={({ currentTarget }) => setByHand({ ...byHand, [zone]: currentTarget.value })}
            >
              <option value="">{strings.primer}</option>
              {chosen.map((color) => (
                <option key={colorId(color)} value={colorId(color)}>
                  {color.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
