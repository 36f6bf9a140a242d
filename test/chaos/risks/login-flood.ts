import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '../../../server/auth/password.ts';
import { ownerPassword } from '../../support/owner.ts';
import { newOwnerBrowser, type OwnerBrowser } from '../support/owner-login.ts';
import { newPlace } from '../support/place.ts';
import type { Risk } from '../support/risk.ts';

const perSecond = 20;

/** Someone guesses the owner’s password from changing addresses while the owner logs in. */
export const loginFlood: Risk = {
  name: 'login-flood',
  engines: ['sqlite', 'mongodb'],
  tools: [],
  async run(size) {
    const minutes = size === 'small' ? 0.15 : 1;
    await using place = await newPlace();
    // At the real cost: a quarter of a second of processor time for each checked guess.
    const server = await place.start({ env: { ADMIN_PASSWORD_HASH: await hashPassword(ownerPassword) } });
    const known = newOwnerBrowser(server.url);
    const { status } = await known.login();
    let guesses = 0;
    let hits = 0;
    const flood = setInterval(() => {
      guesses += 1;
      void newOwnerBrowser(server.url)
        .login(`guess ${guesses}`)
        .then((outcome) => {
          if (outcome.status === 204) hits += 1;
        });
    }, 1000 / perSecond);
    await pause(minutes * 20_000);
    const knownMs = await loginLikeAPerson(known, 15_000);
    await pause(minutes * 10_000);
    const newMs = await loginLikeAPerson(newOwnerBrowser(server.url), 70_000);
    const leftMs = minutes * 60_000 - (guesses / perSecond) * 1_000;
    if (leftMs > 0) await pause(leftMs);
    clearInterval(flood);
    return [
      { what: 'login before', value: Number(status === 204), atLeast: 1 },
      { what: 'guesses', value: guesses, atLeast: minutes * 60 * perSecond * 0.8 },
      { what: 'hits', value: hits, atMost: 0 },
      { what: 'known browser in after', value: knownMs / 1000, unit: 's', atMost: 5 },
      { what: 'new browser in after', value: newMs / 1000, unit: 's', atMost: 60 },
    ];
  },
};

/**
 * Logs in, and retries after the requested or a short pause. @returns the time until login; NaN if it never succeeded
 */
async function loginLikeAPerson(browser: OwnerBrowser, mostMs: number): Promise<number> {
  const begin = performance.now();
  const spentMs = () => performance.now() - begin;
  while (spentMs() < mostMs) {
    const { status, headers } = await browser.login();
    if (status === 204) return spentMs();
    const waitMs = Math.max(1, Number(headers['retry-after'] ?? 1)) * 1_000;
    await pause(Math.min(waitMs, mostMs));
  }
  return Number.NaN;
}
