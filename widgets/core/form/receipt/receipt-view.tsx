import type { ReactNode } from 'react';
import { phoneInWords } from '../../../../catalogue/phone-in-words.ts';
import { answerDueAt } from '../../../../catalogue/time/response-deadline.ts';
import { retention } from '../../../../catalogue/time/retention.ts';
import type { WidgetHost } from '../../runtime/define-widget.ts';
import type { SentAnswer } from '../form-state.ts';
import { frame } from '../form-view.css.ts';
import { actions, columns, head, next, panel, pictures as row, rows, stamp } from './receipt.css.ts';

/** Without a time, it was received now. */
export interface Receipt extends SentAnswer {
  /** By field; empty after they are lost. */
  values: Readonly<Record<string, string>>;
  photos?: number;
  /** Until a reload; fewer if the browser cannot show some. */
  pictures?: readonly HTMLCanvasElement[] | undefined;
}

/** Ids; JSON leaves the property out. */
export type SentPhotos = readonly string[] & { previews?: readonly HTMLCanvasElement[] };

/** Of one form, in the page's language. */
export interface FormReceipt {
  /** `name`: the first name, '' if unknown. */
  title(name: string): string;
  steps(receipt: Receipt, due: string): readonly (readonly string[])[];
  /** By field or part, in the order shown. Those without a value are left out. */
  labels: Readonly<Record<string, string>>;
  /** What is not the value of one field. */
  parts(receipt: Receipt): Readonly<Record<string, string | undefined>>;
  another: string;
}

/** '' for anything but letters, apostrophes and hyphens. */
export const firstName = (name = ''): string => /^[\p{L}\p{M}'’-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0] ?? '';

const timeZone = 'America/New_York';
const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** In the business's time zone. */
const inWords = (moment: Date) => `${day.format(moment)}, ${hour.format(moment).replace(/\s/, '\u00a0')}`;

interface ReceiptViewProps {
  id: string;
  /** Undefined on the server. */
  host?: WidgetHost;
  receipt: Receipt;
  form: FormReceipt;
  /** @default in English */
  own?: typeof strings;
  /** On pages that show no toast. */
  note?: ReactNode;
  children: ReactNode;
}

export const strings = {
  received: (moment: Date) => `Received ${inWords(moment)}.`,
  due: (moment: Date) => `${inWords(moment)} Eastern time`,
  copy: (address = 'your e-mail address') => `A copy went to ${address}.`,
  next: 'What happens next',
  sent: 'What you sent',
  link: 'Your private page',
  linkMeans: `shows where things stand, and you can add notes there. Keep the link: it’s only for you and works for ${retention.linkDays} days.`,
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Link copied',
};

export function ReceiptView({ id, host, receipt: given, form, own = strings, note, children }: ReceiptViewProps) {
  const { phone } = given.values;
  const receipt = phone ? { ...given, values: { ...given.values, phone: phoneInWords(phone) } } : given;
  const received = receipt.receivedAt ? new Date(receipt.receivedAt) : new Date();
  const due = own.due(answerDueAt(received, 'plain'));
  const { link, pictures } = receipt;
  const { name, firstName: first } = receipt.values;
  const values: Readonly<Record<string, string | undefined>> = { ...receipt.values, ...form.parts(receipt) };
  const sent = Object.entries(form.labels).filter(([part]) => values[part]);
  const headingId = `${id}-receipt`;
  return (
    <div className={frame}>
      <section className={panel} aria-labelledby={headingId}>
        <div className={head}>
          <svg className={stamp} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m2.5 8.5 3.5 4 7.5-9" />
          </svg>
          <h2 id={headingId} tabIndex={-1}>
            {form.title(firstName(first ?? name))}
          </h2>
          {note}
          <p>{own.received(received)}</p>
          {receipt.copy && <p>{own.copy(receipt.values.email)}</p>}
        </div>
        <div className={columns}>
          <div>
            <h3>{own.next}</h3>
            <ol className={next}>
              {form.steps(receipt, due).map(([title, text]) => (
                <li key={title}>
                  <b>{title}</b> <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          {sent.length > 0 && (
            <div>
              <h3>{own.sent}</h3>
              <dl className={rows}>
                {sent.map(([part, label]) => (
                  <div key={part}>
                    <dt>{label}</dt>
                    <dd>
                      {inPieces(values[part])} {/* Screen readers miss nothing: the row's text is their number. */}
                      {part === 'photos' && pictures && (
                        <span className={row} ref={(place) => place?.replaceChildren(...pictures)} aria-hidden />
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
        {link && (
          <p>
            <a href={link} rel="noreferrer" target={host?.linkTarget}>
              {own.link}
            </a>{' '}
            {own.linkMeans}
          </p>
        )}
        <div className={actions}>{children}</div>
      </section>
    </div>
  );
}

function inPieces(value = ''): ReactNode {
  const at = value.indexOf('@') + 1;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}
