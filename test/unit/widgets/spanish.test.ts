import { describe, expect, it } from 'vitest';
import { retention } from '../../../catalogue/time/retention.ts';
import { strings as fallback } from '../../../widgets/core/form/fallback-contact.tsx';
import { strings as receipt } from '../../../widgets/core/form/receipt/receipt-view.tsx';
import { languageOf } from '../../../widgets/core/languages/reword.ts';
import { strings as photos } from '../../../widgets/estimate-form/photos/photo-model.ts';
import { receiptWords } from '../../../widgets/estimate-form/receipt.ts';
import { strings as estimate } from '../../../widgets/estimate-form/strings.ts';

/** A form's element on a page in Spanish, with the page's own words. */
const form = (strings?: Record<string, string>) =>
  ({ localName: 'brushline-estimate-form', matches: () => true, strings }) as unknown as Element;

describe('the Spanish of the forms', async () => {
  const { words, refusal } = await languageOf(form());
  const atOne = new Date('2026-11-22T18:05:00Z');
  const { wait, failedFor } = words(fallback, 'fallback');

  it.each([
    [words(receipt, 'receipt').received(atOne), 'Se recibió el domingo 22 de noviembre a la 1:05 p. m.'],
    [
      words(receiptWords, 'estimateReceipt').steps(words(receipt, 'receipt').due(atOne), undefined, false)[1]?.[1],
      'Normalmente en menos de 24 horas, es decir, para el domingo 22 de noviembre a la 1:05 p. m., hora del Este, al número que nos dio.',
    ],
    [/\d+ días/.exec(words(receipt, 'receipt').linkMeans)?.[0], `${retention.linkDays} días`],
    [wait(60), 'Inténtelo de nuevo en un minuto.'],
    [wait(120), 'Inténtelo de nuevo en 2 minutos.'],
    [failedFor('Failed.', 3600), 'No se pudo enviar. Inténtelo de nuevo en una hora.'],
    [words(photos, 'photos').summary(1, 1, 0, false), '1 de 1 foto lista.'],
    [words(photos, 'photos').summary(3, 1, 2, false), '1 de 3 fotos listas. 2 sin enviar.'],
    [words(estimate, 'estimate').about('interior'), 'Para pintura interior.'],
    [
      refusal?.('too_long', 'Please shorten this text to 5,000 characters; it has 6,000'),
      'Acorte este texto a 5,000 caracteres; ahora tiene 6,000',
    ],
    [refusal?.('invalid_email', 'Please enter a valid email'), 'Escriba un correo electrónico válido'],
    [refusal?.('new_code', 'Something newer'), undefined],
  ])('says %#: %j', (text, expected) => {
    expect(text).toBe(expected);
  });
});

it('a page’s own words win over both languages, also for a text with figures', async () => {
  const { words } = await languageOf(form({ Name: 'Su nombre', 'Photo 2': 'Imagen 2' }));
  expect(words(estimate, 'estimate').labels).toMatchObject({ name: 'Su nombre', city: 'Ciudad' });
  expect([1, 2].map(words(photos, 'photos').progress)).toEqual(['Foto 1', 'Imagen 2']);
  expect(words(estimate).labels).toMatchObject({ name: 'Su nombre', city: 'City' });
});
