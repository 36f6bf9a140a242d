import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { business } from '../../../catalogue/business.ts';
import { ourPhone, phoneLinks } from '../../../catalogue/phone.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const dialed = (typed: string) => phoneLinks(typed)?.call;

describe('the links to a number', () => {
  it.each([
    '410-555-0142',
    '(410) 555-0142',
    '(410)555-0142',
    '[410] 555 0142',
    '410.555.0142',
    '410 . 555 . 0142',
    '410/555-0142',
    '410_555_0142',
    '410·555·0142',
    '4105550142',
    '410 555 01 42',
    '410 5550142',
    '(410) - 555 - 0142',
    '410–555–0142',
    '410—555—0142',
    '410‑555‑0142',
    '410−555−0142',
    '410\u00a0555\u20110142',
    '\u202a(410) 555-0142\u202c',
    '410\u200b-555-0142',
    '1 410 555 0142',
    '1-410-555-0142',
    '1(410)555-0142',
    '14105550142',
    '+14105550142',
    '+1 (410) 555-0142',
    '(+1) 410-555-0142',
    '001 410 555 0142',
    '+1.410.555.0142',
    '４１０－５５５－０１４２',
    '٤١٠-٥٥٥-٠١٤٢',
    '۴۱۰ ۵۵۵ ۰۱۴۲',
    '410-555-0142 cell',
    '410-555-0142cell',
    'cell: 410-555-0142',
    'tel:410-555-0142',
    'Jane 410-555-0142 (husband)',
    '410-555-0142 or 443-555-0177',
    '410-555-0142 / 443-555-0177',
    '410-555-0142/443-555-0177',
    '410-555-0142, 443-555-0177',
    '410-555-0142 443-555-0177',
    '4105550142 4435550177',
    '410-555-0142/0177',
    '555-0177 or 410-555-0142',
    'after 5pm 410-555-0142',
    'after 5 410-555-0142',
    '410-555-0142 after 5',
    '410-555-0142 after 5pm',
    '410-555-0142, after 17:00',
    '410-555-0142 (9-5)',
    '410-555-0142 24/7',
    '24/7 410-555-0142',
    '9-5: 410-555-0142',
  ])('%j calls +14105550142', (typed) => {
    const [number, text] = ['+14105550142', 'sms:+14105550142'];
    expect(phoneLinks(typed)).toEqual({ number, call: 'tel:+14105550142', text });
  });

  it('adds our country to an autofilled number with its code', () => {
    expect(dialed('13025550142')).toBe('tel:+13025550142');
  });

  it.each([
    ['410-555-0142 x1', '1'],
    ['410-555-0142x1', '1'],
    ['410-555-0142 X 12', '12'],
    ['(410) 555-0142 ext. 123', '123'],
    ['4105550142 ext 7', '7'],
    ['410-555-0142, extension 12', '12'],
    ['410-555-0142 Extension: 0012', '0012'],
    ['410-555-0142 extensión 5', '5'],
    ['410-555-0142 (ext. 12)', '12'],
    ['410-555-0142 #34', '34'],
    ['4105550142;ext=12', '12'],
    ['410-555-0142 x1 after 5pm', '1'],
    ['410-555-0142 ext. ١٢', '12'],
  ])('%j has the extension %s, which a text message has not', (typed, extension) => {
    const call = `tel:+14105550142;ext=${extension}`;
    expect(phoneLinks(typed)).toEqual({ number: '+14105550142', call, text: 'sms:+14105550142' });
  });

  it.each([
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['0044 20 7946 0000', 'tel:+442079460000'],
    ['011 44 20 7946 0000', 'tel:+442079460000'],
    ['+49-89-1234567 x3', 'tel:+49891234567;ext=3'],
    ['+52 55 1234 5678, after 5', 'tel:+525512345678'],
    ['WhatsApp +503 7012 3456', 'tel:+50370123456'],
    ['+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠', 'tel:+442079460000'],
  ])('%j calls abroad: %s', (typed, call) => {
    expect(dialed(typed)).toBe(call);
  });

  it.each([
    '',
    'call me',
    'after 5pm',
    'x1',
    '555-0142',
    '5550142',
    '410-555-014',
    '410-555-01422',
    '5410-555-0142',
    '5-410-555-0142',
    '0142-555-410',
    '06 12 34 56 78',
    '020 7946 0000',
    '110-555-0142',
    '410-155-0142',
    '2410555014',
    '41 05 55 01 42',
    '24105550142',
    '+1 410 555 014',
    '+1 410 555 01422',
    '+44 20',
    '+44 20 7946 0000 1234 5678',
    '4111 1111 1111 1111',
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

it('nothing else makes such links', () => {
  expect(ourPhone.href).toBe(`tel:${business.phone.dial}`);
  const made = /\b(?:tel|sms):(?:\$\{|\+?\d|['"`]\s*\+)/;
  const makers = ['catalogue', 'host', 'server', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:m?js|tsx?|php)$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((path) => made.test(readFileSync(path, 'utf8'))),
  );
  expect(makers).toEqual(['catalogue/phone.ts']);
});
