import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { ShowReceipt } from '../activate-form.tsx';
import { keepReceipt, keptReceipt } from './kept-receipt.ts';
import type { Receipt, ReceiptWords, SentPhotos } from './receipt.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

export const createReceipt =
  (words: ReceiptWords, css: string): ShowReceipt =>
  ({ host, element }, receipts, sent) => {
    const { photos, ...values } = Object(sent?.value) as Record<string, string> & { photos?: SentPhotos };
    const { receivedAt, link, copy } = sent?.answer ?? {};
    const receipt: Receipt | undefined = sent
      ? { values, photos: photos?.length ?? 0, pictures: photos?.previews, receivedAt, link, copy }
      : keptReceipt(host);
    if (!receipt) return;
    if (sent) keepReceipt(host.draft, { ...receipt, pictures: undefined });
    host.adopt(css);
    function again(): void {
      host.draft.write();
      receipts.setState({}, true);
    }
    receipts.setState({
      Panel: () => (
        <ErrorBoundary of={receipt}>
          <ReceiptPanel
            host={host}
            element={element}
            receipt={receipt}
            words={words}
            isRestored={!sent}
            onAgain={again}
          />
        </ErrorBoundary>
      ),
    });
  };
