import css from 'sheet:./receipt.ts';
import { business } from '../../catalogue/business.ts';
import { estimateReceiptLabels } from '../../catalogue/contracts/estimate-fields.ts';
import type { ServiceType } from '../../catalogue/contracts/form-names.ts';
import { phoneOnOneLine } from '../../catalogue/phone-in-words.ts';
import type { FormReceipt } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import type { Strings } from './strings.ts';

export const receiptWords = {
  title: (name: string) => `We have your request${name && `, ${name}`}.`,
  steps: (due: string, phone: string | undefined, hasPhotos: boolean) => [
    ['We read it', hasPhotos ? 'Photos and all.' : 'Every word of it.'],
    [
      'We call you',
      `Usually within ${business.replyHours} hours, so by ${due}, at ${phone ?? 'the number that you gave us'}.`,
    ],
    ['We look at the job', 'On a day that suits you. The estimate is free.'],
  ],
  labels: estimateReceiptLabels,
  another: 'Send another request',
};

export const receiptOf = (
  { steps, ...words }: typeof receiptWords,
  { services }: Pick<Strings, 'services'>,
): FormReceipt => ({
  ...words,
  steps: ({ values: { phone }, photos }, due) => steps(due, phone && phoneOnOneLine(phone), !!photos),
  parts: ({ values: { serviceType, address, city, state, zipCode }, photos }) => ({
    serviceType: services[serviceType as ServiceType]?.[0],
    place: address && `${address}, ${city}, ${state} ${zipCode}`,
    photos: photos ? `${photos}` : undefined,
  }),
});

export const estimateReceipt = (words: Strings) =>
  createReceipt((host) => receiptOf(host.words(receiptWords, 'estimateReceipt'), words), css);
