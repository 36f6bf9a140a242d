import { describe, expect, it } from 'vitest';
import { phoneLinks } from '../../../catalogue/phone.ts';
import { phoneInWords } from '../../../catalogue/phone-in-words.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const dialed = (typed: string) => phoneLinks(typed)?.call;

describe('the links to a number', () => {
  it.each([
    ...['410-555-0142', '(410) 555-0142', '410.555.0142', '4105550142', '410‑555‑0142'],
    ...['410\u00a0555\u20110142', '\u202a(410) 555-0142\u202c', '1-410-555-0142', '14105550142'],
    ...['+14105550142', '001 410 555 0142', '４１０－５５５－０１４２', '٤١٠-٥٥٥-٠١٤٢', 'cell: 410-555-0142'],
    ...['tel:410-555-0142', '410-555-0142 or 443-555-0177', '410-555-0142/443-555-0177', '410-555-0142/0177'],
    ...['after 5pm 410-555-0142', '410-555-0142 after 5pm', '410-555-0142 24/7', '9-5: 410-555-0142'],
  ])('%j calls +14105550142', (typed) => {
    const [number, text] = ['+14105550142', 'sms:+14105550142'];
    expect(phoneLinks(typed)).toEqual({ number, call: 'tel:+14105550142', text });
  });

  it('has words as we write ours, unless there is more than a number', () => {
    const alike = ['4105550142', '410-555-0142', '410.555.0142', '+1 (410) 555-0142', '1 410 555 0142'];
    expect(new Set(alike.map(phoneInWords))).toEqual(new Set(['(410) 555-0142']));
    for (const other of ['410-555-0142 x1', '110 555 0142', '+44 7911 123456']) expect(phoneInWords(other)).toBe(other);
  });

  it.each([
    ['410-555-0142 x1', '1'],
    ['(410) 555-0142 ext. 123', '123'],
    ['410-555-0142 Extension: 0012', '0012'],
    ['410-555-0142 extensión 5', '5'],
    ['410-555-0142 #34', '34'],
    ['410-555-0142 x1 after 5pm', '1'],
  ])('%j has the extension %s, which a text message has not', (typed, extension) => {
    const call = `tel:+14105550142;ext=${extension}`;
    expect(phoneLinks(typed)).toEqual({ number: '+14105550142', call, text: 'sms:+14105550142' });
  });

  it.each([
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['011 44 20 7946 0000', 'tel:+442079460000'],
    ['+49-89-1234567 x3', 'tel:+49891234567;ext=3'],
    ['+52 55 1234 5678, after 5', 'tel:+525512345678'],
    ['WhatsApp +503 7012 3456', 'tel:+50370123456'],
  ])('%j calls abroad: %s', (typed, call) => {
    expect(dialed(typed)).toBe(call);
  });

  it.each([
    '',
    'call me',
    'x1',
    '555-0142',
    '410-555-014',
    '410-555-01422',
    '06 12 34 56 78',
    '+1 410 555 014',
    '+44 20 7946 0000 1234 5678',
    '1'.repeat(30),
    '410-KEY-PADS',
    'jane@example.com',
  ])('%j has none', (typed) => {
    expect(phoneLinks(typed)).toBeUndefined();
  });

  it('takes a time that grows with the length only', () => {
    const began = performance.now();
    for (const part of ['4', '410', '410-', '+', '+4 ', '(', '-', ' ', '4 1', '٤', 'x1'])
      phoneLinks(part.repeat(20_000));
    expect(performance.now() - began).toBeLessThan(timeLimitMs(4_000));
  });
});
