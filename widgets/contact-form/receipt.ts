import css from 'sheet:./receipt.ts';
import type { FormReceipt } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';

export const receiptWords = {
  title: (name: string) => `We have your message${name && `, ${name}`}.`,
  steps: (due: string, email: string | undefined) => [
    ['We read it', 'Every word of it.'],
    ['We answer', `Within 24 hours, so by ${due}, at ${email ?? 'the address that you gave us'}.`],
  ],
  labels: { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' },
  another: 'Send another message',
};

export const receiptOf = ({ title, steps, labels, another }: typeof receiptWords): FormReceipt => ({
  title,
  another,
  steps: ({ values }, due) => steps(due, values.email),
  rows: ({ values: { firstName, lastName, email, phone, subject, message } }) => [
    [labels.name, firstName && `${firstName} ${lastName}`],
    [labels.email, email],
    [labels.phone, phone],
    [labels.subject, subject],
    [labels.message, message],
  ],
});

export const contactReceipt = createReceipt((host) => receiptOf(host.words(receiptWords, 'contactReceipt')), css);
