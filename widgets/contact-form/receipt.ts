import css from 'sheet:./receipt.ts';
import { business } from '../../catalogue/business.ts';
import { contactReceiptLabels } from '../../catalogue/contracts/contact-fields.ts';
import type { FormReceipt } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';

export const receiptWords = {
  title: (name: string) => `We have your message${name && `, ${name}`}.`,
  steps: (due: string, email: string | undefined) => [
    ['We read it', 'Every word of it.'],
    [
      'We answer',
      `Usually within ${business.replyHours} hours, so by ${due}, at ${email ?? 'the address that you gave us'}.`,
    ],
  ],
  labels: contactReceiptLabels,
  another: 'Send another message',
};

export const receiptOf = ({ steps, ...words }: typeof receiptWords): FormReceipt => ({
  ...words,
  steps: ({ values }, due) => steps(due, values.email),
  parts: ({ values: { firstName, lastName } }) => ({ name: firstName && `${firstName} ${lastName}` }),
});

export const contactReceipt = createReceipt((host) => receiptOf(host.words(receiptWords, 'contactReceipt')), css);
