import { describe, expect, it } from 'vitest';
import { mailLink, withWait } from '../../../widgets/core/form/fallback-contact.tsx';
import { percentEncode } from '../../../widgets/core/form/send-form.ts';
import { mailOf } from '../../../widgets/estimate-form/outcomes.ts';
import { strings } from '../../../widgets/estimate-form/strings.ts';

it.each<[number, string]>([
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [3_600, 'Please try again in an hour.'],
  [3_601, 'Please try again in 2 hours.'],
])('a wait of %s seconds reads “%s”', (seconds, sentence) => {
  expect(withWait('Please try again.', seconds)).toBe(sentence);
});

it('a page’s own sentence stays whole after a refusal that names a wait', () => {
  expect(withWait('Envoi impossible, réessayez', 600)).toBe('Envoi impossible, réessayez');
});

describe('the mail as an alternative to a form', () => {
  const linkTo = (values: Record<string, string>) => mailLink(values, mailOf(strings));
  const bodyOf = (values: Record<string, string>) => new URL(linkTo(values)).searchParams.get('body') ?? '';

  it('includes the input, and breaks every line as mail does', () => {
    const values = { name: 'Ann & Bob', serviceType: 'exterior', message: 'Red? Or blue #2\nRailing' };
    const { protocol, pathname, searchParams } = new URL(linkTo(values));
    expect([protocol, pathname]).toEqual(['mailto:', 'hello@brushline.example']);
    expect(searchParams.get('subject')).toBe('Estimate request');
    const lines = bodyOf(values).split('\r\n');
    expect(lines[0]).toBe('Exterior painting');
    expect(lines).toEqual(expect.arrayContaining(['Name: Ann & Bob', 'About the job: Red? Or blue #2', 'Railing']));
  });

  it('stays readable within 1,800 characters, and says that it is cut off', () => {
    expect(linkTo({ message: '☀ '.repeat(5000) }).length).toBeLessThanOrEqual(1800);
    const fits = 1800 - linkTo({ message: '' }).length;
    expect(bodyOf({ message: 'x'.repeat(fits) })).toMatch(new RegExp(`: x{${fits}}$`));
    expect(bodyOf({ message: 'x'.repeat(fits + 1) })).toMatch(/xxx… \(cut off here; please add the rest\)$/);
  });
});

it('never sends half a character in a header', () => {
  expect(percentEncode('aé☀', 7)).toBe('a%C3%A9');
  expect(percentEncode('a\ud800b😀', 500)).toBe(`ab${encodeURIComponent('😀')}`);
});
