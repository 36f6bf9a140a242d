import { useLayoutEffect, useRef, useState } from 'react';
import { receiptMinutes } from '../../../../catalogue/time/retention.ts';
import type { WidgetHost } from '../../runtime/define-widget.ts';
import { quietly } from '../../runtime/quietly.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lineButton } from '../../ui/parts.css.ts';
import type { ShowReceipt } from '../activate-form.tsx';
import { type FormReceipt, type Receipt, ReceiptView, type SentPhotos, strings } from './receipt-view.tsx';

/** As `sent`: no field has this name. */
function keepReceipt({ draft, page }: WidgetHost, receipt: Receipt): void {
  draft.write({ sent: JSON.stringify({ ...receipt, at: Date.now(), path: page }) });
}

function keptReceipt({ draft, page }: WidgetHost): Receipt | undefined {
  const { sent: kept, ...typed } = draft.read() ?? {};
  if (!kept) return undefined;
  const { at, path, ...receipt } = JSON.parse(kept);
  const age = Date.now() - at;
  const isFresh = age >= 0 && age < receiptMinutes * 60_000;
  if (path === page && isFresh && Object.keys(typed).length === 0) return receipt;
  draft.write(Object.keys(typed).length > 0 ? typed : undefined);
  return undefined;
}

function isElsewhere(element: HTMLFormElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  const focused = activeElement ?? document.activeElement;
  return !!focused && focused !== document.body && !element.contains(focused);
}

function focusHeading(panel: HTMLElement): void {
  const heading = panel.querySelector('h2');
  heading?.focus();
  let end = performance.now() + 1_000;
  let before: number | undefined;
  let still = 0;
  // The page may still be scrolling; whoever scrolls later must not be held back.
  function keepInView(): void {
    if (still >= 10 || performance.now() > end) return;
    // For browsers, what is under a fixed header is in view.
    heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const now = heading?.getBoundingClientRect().top;
    still = now === before ? still + 1 : 0;
    before = now;
    requestAnimationFrame(keepInView);
  }
  // A button that moves under the pointer is not pressed.
  panel.addEventListener('pointerdown', () => {
    end = 0;
  });
  keepInView();
}

export const createReceipt =
  (formOf: (host: WidgetHost) => FormReceipt, css: string): ShowReceipt =>
  ({ host, element }, receipts, sent) => {
    const { photos, ...values } = Object(sent?.value) as Record<string, string> & { photos?: SentPhotos };
    const { receivedAt, link, copy } = sent?.answer ?? {};
    const receipt: Receipt | undefined = sent
      ? { values, photos: photos?.length ?? 0, pictures: photos?.previews, receivedAt, link, copy }
      : keptReceipt(host);
    if (!receipt) return;
    if (sent) keepReceipt(host, { ...receipt, pictures: undefined });
    const form = formOf(host);
    const own = host.words(strings, 'receipt');
    host.adopt(css);
    // The private page removes it once the request is canceled; a browser may bring this page back as it was.
    if (!host.element)
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted && !host.draft.read()?.sent) receipts.setState({}, true);
      });

    function again(): void {
      host.draft.write();
      receipts.setState({}, true);
      // A page that becomes shorter interrupts its smooth scrolling.
      setTimeout(() => {
        const first = element.querySelector<HTMLElement>('input:not([type=hidden])');
        first?.focus({ preventScroll: true });
        first?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    }
    const ReceiptPanel = () => {
      const root = useRef<HTMLDivElement>(null);
      const [isCopied, setCopied] = useState(false);
      const copyLink = () =>
        navigator.clipboard.writeText(`${receipt.link}`).then(() => setCopied(true), console.error);
      useLayoutEffect(() => {
        const sheet = element.parentElement as HTMLElement;
        quietly(() => {
          // A reload must not move the focus.
          const takesFocus = sent && !isElsewhere(element);
          sheet.hidden = true;
          if (takesFocus && root.current) focusHeading(root.current);
        });
        return () => {
          sheet.hidden = false;
        };
      }, []);
      return (
        <div ref={root}>
          <ReceiptView {...{ host, receipt, form, own }} id={element.id || 'sent'}>
            <button className={lineButton} type="button" onClick={() => print()}>
              {own.print}
            </button>
            {/* Insecure pages have no clipboard. */}
            {receipt.link && 'clipboard' in navigator && (
              <button className={lineButton} type="button" aria-live="polite" onClick={copyLink}>
                {isCopied ? own.copied : own.copyLink}
              </button>
            )}
            <button className={lineButton} type="button" onClick={again}>
              {form.another}
            </button>
          </ReceiptView>
        </div>
      );
    };
    receipts.setState({
      Panel: () => (
        <ErrorBoundary of={receipt}>
          <ReceiptPanel />
        </ErrorBoundary>
      ),
    });
  };
