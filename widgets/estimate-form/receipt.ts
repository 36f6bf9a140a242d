import css from 'sheet:./receipt.ts';
import type { ServiceType } from '../../catalogue/contracts/service-type-names.ts';
import { phoneOnOneLine } from '../../catalogue/phone-on-one-line.ts';
import type { Receipt, ReceiptWords } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import type { Strings } from './strings.ts';

const place = ({ address, city, state, zipCode }: Receipt['values']) =>
  address && `${address}, ${city}, ${state} ${zipCode}`;

export const receiptWords = ({ services }: Pick<Strings, 'services'>): ReceiptWords => ({
  title: (name) => `We have your request${name && `, ${name}`}.`,
  steps: ({ values, photos }, due) => [
    ['We read it', photos ? 'Photos and all.' : 'Every word of it.'],
    [
      'We call you',
      `Within 24 hours, so by ${due}, at ${values.phone ? phoneOnOneLine(values.phone) : 'the number that you gave us'}.`,
    ],
    ['We look at the job', 'On a day that suits you. The estimate is free.'],
  ],
  rows: ({ values, photos, pictures }) => [
    ['Job', services[values.serviceType as ServiceType]?.[0]],
    ['Name', values.name],
    ['Place', place(values)],
    ['Phone', values.phone],
    ['Email', values.email],
    ['About', values.message],
    ['Photos', photos ? `${photos}` : undefined, pictures],
  ],
  another: 'Send another request',
});

export const estimateReceipt = (words: Strings) => createReceipt(receiptWords(words), css);
