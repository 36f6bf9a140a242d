import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WidgetHost } from '../../runtime/define-widget.ts';
import { actions, columns, frame, head, next, panel, pictures as row, rows, stamp } from './receipt.css.ts';
import { firstName, type Receipt, type ReceiptWords } from './receipt.ts';
import { receiptTimes } from './receipt-times.ts';

interface ReceiptViewProps {
  id: string;
  /** Undefined on the server. */
  host?: WidgetHost;
  receipt: Receipt;
  words: ReceiptWords;
  /** On pages that show no toast. */
  note?: ReactNode;
  children: ReactNode;
}

export const strings = {
  received: (when: string) => `Received ${when}.`,
  copy: (address = 'your e-mail address') => `A copy went to ${address}.`,
  next: 'What happens next',
  sent: 'What you sent',
  link: 'Your private page',
  linkMeans:
    ' shows where things stand, and you can add notes there. Keep the link: it’s only for you and works for 90 days.',
};

export function ReceiptView({ id, host, receipt, words, note, children }: ReceiptViewProps) {
  const { received, due } = receiptTimes(receipt.receivedAt);
  const { link } = receipt;
  const { name, firstName: first } = receipt.values;
  const sent = words.rows(receipt).filter(([, value]) => value);
  const headingId = `${id}-receipt`;
  return (
    <div className={frame}>
      <section className={panel} aria-labelledby={headingId}>
        <div className={head}>
          <svg className={stamp} viewBox="0 0 16 16" aria-hidden="true">
            <path d="m2.5 8.5 3.5 4 7.5-9" />
          </svg>
          <h2 id={headingId} tabIndex={-1}>
            {words.title(firstName(first ?? name))}
          </h2>
          {note}
          <p>{strings.received(received)}</p>
          {receipt.copy && <p>{strings.copy(receipt.values.email)}</p>}
        </div>
        <div className={columns}>
          <div>
            <h3>{strings.next}</h3>
            <ol className={next}>
              {words.steps(receipt, due).map(([title, text]) => (
                <li key={title}>
                  <b>{title}</b> <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          {sent.length > 0 && (
            <div>
              <h3>{strings.sent}</h3>
              <dl className={rows}>
                {sent.map(([label, value, pictures]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {inPieces(value)} {pictures && <Pictures pictures={pictures} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
        {link && (
          <p>
            <a href={link} rel="noreferrer" target={host?.place === 'embed' ? '_blank' : undefined}>
              {strings.link}
            </a>
            {strings.linkMeans}
          </p>
        )}
        <div className={actions}>{children}</div>
      </section>
    </div>
  );
}

/** Screen readers miss nothing: the row's text is their number. */
function Pictures({ pictures }: { pictures: readonly HTMLCanvasElement[] }) {
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => root.current?.replaceChildren(...pictures), [pictures]);
  return <span className={row} ref={root} aria-hidden />;
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
