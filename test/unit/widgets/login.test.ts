import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginRefusal, stepInside } from '../../../widgets/admin/login/log-in.ts';

const now = Date.parse('2026-06-15T14:36:30Z');
const refused = (code: string, title: string, retryAfter: string | null = null) =>
  Object.assign(new Error(), { retryAfter, body: JSON.stringify({ code, title }) });

describe('a login that failed', () => {
  it('says when the next try is possible after too many, by the clock of the business and not too early', () => {
    expect(loginRefusal(refused('too_many', 'Too many requests', '1200'), now)).toBe(
      'Too many tries. Try again at 10:57 AM.',
    );
  });

  it.each([
    ['a wrong password', refused('wrong_password', 'Incorrect password'), 'Incorrect password'],
    ['no time to wait', refused('too_many', 'Too many requests'), 'Too many requests'],
    ['a wait of a day', refused('too_many', 'Too many requests', '86400'), 'Too many requests'],
    ['no connection', new TypeError('fetch failed'), 'The site does not answer. Please try again.'],
  ])('says why: %s', (_name, error, sentence) => {
    expect(loginRefusal(error, now)).toBe(sentence);
  });
});

const ready = { ready: Promise.resolve() };
const withTransition = (startViewTransition?: (update: () => Promise<void>) => typeof ready, matches = false) => {
  vi.stubGlobal('document', { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches }));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the office shows although the browser never starts the transition', async () => {
  const show = vi.fn();
  withTransition(() => ready);
  stepInside(show);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show).toHaveBeenCalledTimes(1);
});
