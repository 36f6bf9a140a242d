import { expect, it } from 'vitest';
import { hashPassword, isRightPassword, newPassword } from '../../../../server/auth/password.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

/** The printed password as it is pasted from a terminal, a mail or a document. */
const pasted: readonly ((printed: string) => string)[] = [
  (printed) => `  ${printed} \r\n`,
  (printed) => printed.replace('-', '-\n    '),
  (printed) => printed.replace('-', ' - '),
  (printed) => printed.replaceAll('-', '\u2011'),
  (printed) => printed.replaceAll('-', '–'),
  (printed) => printed.replaceAll('-', '−'),
  (printed) => `\ufeff“${printed}”.\u200b`,
  (printed) => printed.replaceAll('-', '-\u00ad\u2060'),
];

it(
  'a printed password is right however it was pasted',
  async () => {
    const printed = newPassword();
    const hash = await hashPassword(printed);
    for (const paste of pasted) expect(await isRightPassword(paste(printed), hash), paste(printed)).toBe(true);
    for (const other of [printed.toUpperCase(), printed.replaceAll('-', ''), printed.slice(1), `${printed}-${printed}`])
      expect(await isRightPassword(other, hash), other).toBe(false);
  },
  timeLimitMs(120_000),
);

it.each(['correct horse battery-staple', 'abcde–fghjk–mnpqr–stuvw–xyz23', 'l0gin-abcde-fghjk-mnpqr'])(
  'a chosen password is right only as typed: %s',
  async (chosen) => {
    const hash = await hashPassword(chosen);
    expect(await isRightPassword(chosen, hash)).toBe(true);
    for (const other of [` ${chosen}`, chosen.replaceAll('–', '-').replace(/^l/, '\nl').replace(' ', '')])
      expect(await isRightPassword(other, hash)).toBe(false);
  },
  timeLimitMs(120_000),
);
