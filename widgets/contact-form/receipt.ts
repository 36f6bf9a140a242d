import css from 'sheet:./receipt.ts';
import type { ReceiptWords } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';

export const receiptWords: ReceiptWords = {
  title: (name) => `We have your message${name && `, ${name}`}.`,
  steps: ({ values }, due) => [
    ['We read it', 'Every word of it.'],
    ['We answer', `Within 24 hours, so by ${due}, at ${values.email ?? 'the address that you gave us'}.`],
  ],
  rows: ({ values: { firstName, lastName, email, phone, subject, message } }) => [
    ['Name', firstName && `${firstName} ${lastName}`],
    ['Email', email],
    ['Phone', phone],
    ['Subject', subject],
    ['Message', message],
  ],
  another: 'Send another message',
};

export const contactReceipt = createReceipt(receiptWords, css);
