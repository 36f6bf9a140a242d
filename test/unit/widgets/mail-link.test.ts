import { describe, expect, it } from 'vitest';
import { mailLink } from '../../../widgets/core/form/fallback-contact.tsx';
import { outcomes } from '../../../widgets/estimate-form/outcomes.ts';
import { strings } from '../../../widgets/estimate-form/strings.ts';

const { mail } = outcomes(strings);

describe('the mail as an alternative to a form', () => {
  it('includes the input', () => {
    const { protocol, pathname, searchParams } = new URL(
      mailLink({ name: 'Ann & Bob', city: 'St. Michaels', serviceType: 'exterior', message: 'Red? Or blue #2' }, mail),
    );
    expect([protocol, pathname]).toEqual(['mailto:', 'hello@brushline.example']);
    expect(searchParams.get('subject')).toBe('Estimate request');
    const lines = searchParams.get('body')?.split('\r\n');
    expect(lines).toContain('Name: Ann & Bob');
    expect(lines).toContain('About the job: Red? Or blue #2');
    expect(lines?.[0]).toBe('Exterior painting');
  });

  it('breaks every line as mail does, also in the message', () => {
    const body = new URL(mailLink({ name: 'Ann', message: 'Porch\nRailing' }, mail)).searchParams.get('body') ?? '';
    expect(body).toContain('Porch\r\nRailing');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('stays within 1,800 characters and stays readable', () => {
    const link = mailLink({ message: '☀ '.repeat(5000) }, mail);
    expect(link.length).toBeLessThanOrEqual(1800);
    expect(() => decodeURIComponent(link)).not.toThrow();
  });

  it('says that it is cut off, from one character more than fits', () => {
    const bodyOf = (length: number) => {
      const link = mailLink({ message: 'x'.repeat(length) }, mail);
      expect(link.length).toBeLessThanOrEqual(1800);
      return new URL(link).searchParams.get('body') ?? '';
    };
    const fits = 1800 - mailLink({ message: '' }, mail).length;
    expect(bodyOf(fits)).toMatch(new RegExp(`: x{${fits}}$`));
    expect(bodyOf(fits + 1)).toMatch(/xxx… \(cut off here; please add the rest\)$/);
  });
});
