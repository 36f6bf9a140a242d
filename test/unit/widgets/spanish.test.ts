import { describe, expect, it } from 'vitest';
import { serviceTypes } from '../../../catalogue/contracts/service-type-names.ts';
import { contactMessages } from '../../../catalogue/messages/contact.en.ts';
import { estimateMessages } from '../../../catalogue/messages/estimate.en.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { type Messages, sentenceOf } from '../../../catalogue/messages/text.en.ts';
import { outcomes as contactOutcomes } from '../../../widgets/contact-form/outcomes.ts';
import { receiptWords as contactReceipt } from '../../../widgets/contact-form/receipt.ts';
import { strings as contact } from '../../../widgets/contact-form/strings.ts';
import { strings as dialog } from '../../../widgets/core/embed/form-dialog.ts';
import { strings as fallback, withWait } from '../../../widgets/core/form/fallback-contact.tsx';
import {
  type ReceiptWords,
  strings as receipt,
  receiptTimes,
} from '../../../widgets/core/form/receipt/receipt-view.tsx';
import { reworded } from '../../../widgets/core/languages/reword.ts';
import { spanish } from '../../../widgets/core/languages/spanish.ts';
import { strings as shared } from '../../../widgets/core/ui/toast.tsx';
import { outcomes as estimateOutcomes } from '../../../widgets/estimate-form/outcomes.ts';
import type { Photo, PhotoState } from '../../../widgets/estimate-form/photos/photo-model.ts';
import { photosLabel, takePhoto } from '../../../widgets/estimate-form/photos/photos-label.ts';
import { strings as photos } from '../../../widgets/estimate-form/photos/strings.ts';
import { receiptWords as estimateReceipt } from '../../../widgets/estimate-form/receipt.ts';
import { strings as estimate, forService } from '../../../widgets/estimate-form/strings.ts';

/** Every text in a table, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part ? Object.values(part).flatMap(textsOf) : [];
}

const said = (table: Messages) => Object.keys(table).map((code) => sentenceOf(table, `${code} 5,000 6,000`));

/** Ignores surrounding spaces. */
const isSaid = (text: string) => reworded(text.trim(), undefined, spanish) !== undefined;
const outcomesOf = ({ sent, failed }: ReturnType<typeof contactOutcomes>) => [
  ...[sent.title, sent.text, failed.title, failed.text],
  ...[60, 120, 3600, 7200].map((seconds) => withWait(failed.text, seconds)),
];

const state = (...statuses: Photo['status'][]): PhotoState => ({
  photos: statuses.map((status, key) => ({ key, name: 'a.jpg', status, progress: 0 })),
  notice: '',
  isAwaited: false,
});
const photoTexts = [
  photos.retry(1, 'a.jpg'),
  photos.remove(2, 'my porch, front.jpg'),
  photos.progress(3),
  photos.states.waiting(),
  photos.states.preparing(),
  photos.states.ready(),
  photos.states.gone(),
  ...[state('ready'), state('ready', 'failed', 'waiting'), { ...state('ready'), notice: photos.tooMany }].map(
    photos.summary,
  ),
];

/** A receipt's own texts, without the visitor's input. */
function receiptTexts({ title, steps, rows, another }: ReceiptWords): string[] {
  const { received, due } = receiptTimes('2026-11-22T18:05:00Z');
  const values = { phone: '410-555-0100', email: 'ann@example.com', serviceType: 'interior', firstName: 'Ann' };
  return [
    ...[
      title(''),
      title('Ann'),
      another,
      receipt.received(received),
      receipt.copy(),
      receipt.copy('ann@example.com'),
      ...textsOf(receipt),
    ],
    ...[{ values: {} }, { values, photos: 2 }].flatMap((sent) => steps(sent, due).flat()),
    ...rows({ values, photos: 2 }).map(([label]) => label),
  ];
}

describe('the Spanish of the forms', () => {
  it.each([
    ['the estimate form', textsOf(estimate)],
    ['the message form', textsOf(contact)],
    ['both', textsOf(shared)],
    ['a form about one service', serviceTypes.map((service) => `${forService(service)} ${estimate.promise}`)],
    ['the outcomes of a request', outcomesOf(estimateOutcomes(estimate))],
    ['the outcomes of a message', outcomesOf(contactOutcomes(contact))],
    ['a wait', [60, 120, 3600, 7200].map((seconds) => withWait('Please try again.', seconds))],
    ['the errors of a request', said(estimateMessages)],
    ['the errors of a message', said(contactMessages)],
    ['the errors of photos', said(photoMessages)],
    ['photos', [...textsOf(photos), ...photoTexts, photosLabel, takePhoto]],
    ['a form that was not sent', textsOf(fallback)],
    ['a form’s dialog', [...textsOf(dialog), dialog.back('Acarreos')]],
    ['the receipt of a request', receiptTexts(estimateReceipt(estimate))],
    ['the receipt of a message', receiptTexts(contactReceipt)],
  ])('has all texts of %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !isSaid(text))).toEqual([]);
  });

  it.each([
    ['Received Sunday, November 22, 1:05\u00a0PM.', 'Se recibió el domingo 22 de noviembre a la 1:05 p. m.'],
    [
      'Within 24 hours, so by Monday, November 23, 10:05\u00a0AM Eastern time, at ann@example.com.',
      'En menos de 24 horas, a más tardar el lunes 23 de noviembre a las 10:05 a. m., hora del Este, a ann@example.com.',
    ],
    ['Please try again in an hour.', 'Inténtelo de nuevo en una hora.'],
    ['Please try again in 2 minutes.', 'Inténtelo de nuevo en 2 minutos.'],
    ['1 of 1 photo ready.', '1 de 1 foto lista.'],
    ['1 of 3 photos ready. 2 not sent.', '1 de 3 fotos listas. 2 sin enviar.'],
    ['Remove photo 2, my porch.jpg', 'Quitar la foto 2, my porch.jpg'],
  ])('says %j as %j', (english, inSpanish) => {
    expect(reworded(english, undefined, spanish)).toBe(inSpanish);
  });

  it('has no English text', () => {
    const same = Object.entries(spanish.wording).filter(([english, text]) => english === text);
    expect(same).toEqual([['Error', 'Error']]);
  });
});
