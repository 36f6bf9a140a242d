import css from 'sheet:./receipt.ts';
import type { ServiceType } from '../../catalogue/contracts/service-type-names.ts';
import { phoneOnOneLine } from '../../catalogue/phone-on-one-line.ts';
import type { FormReceipt } from '../core/form/receipt/receipt-view.tsx';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import type { Strings } from './strings.ts';

export const receiptWords = {
  title: (name: string) => `We have your request${name && `, ${name}`}.`,
  steps: (due: string, phone: string | undefined, hasPhotos: boolean) => [
    ['We read it', hasPhotos ? 'Photos and all.' : 'Every word of it.'],
    ['We call you', `Within 24 hours, so by ${due}, at ${phone ?? 'the number that you gave us'}.`],
    ['We look at the job', 'On a day that suits you. The estimate is free.'],
  ],
  labels: {
    job: 'Job',
    name: 'Name',
    place: 'Place',
    phone: 'Phone',
    email: 'Email',
    about: 'About',
    photos: 'Photos',
  },
  another: 'Send another request',
};

export const receiptOf = (
  { title, steps, labels, another }: typeof receiptWords,
  { services }: Pick<Strings, 'services'>,
): FormReceipt => ({
  title,
  another,
  steps: ({ values: { phone }, photos }, due) => steps(due, phone && phoneOnOneLine(phone), !!photos),
  rows: ({ values, photos, pictures }) => [
    [labels.job, services[values.serviceType as ServiceType]?.[0]],
    [labels.name, values.name],
    [labels.place, values.address && `${values.address}, ${values.city}, ${values.state} ${values.zipCode}`],
    [labels.phone, values.phone],
    [labels.email, values.email],
    [labels.about, values.message],
    [labels.photos, photos ? `${photos}` : undefined, pictures],
  ],
});

export const estimateReceipt = (words: Strings) =>
  createReceipt((host) => receiptOf(host.words(receiptWords, 'estimateReceipt'), words), css);
