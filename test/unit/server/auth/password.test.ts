import { scryptSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import {
  createOwnerPassword,
  hashPassword,
  isRightPassword,
  newPassword,
  passwordFault,
} from '../../../../server/auth/password.ts';
import type { AdminStore } from '../../../../server/store/records.ts';

it.each([
  'correct horse battery staple',
  'brushline ladders rattle at dawn',
  'zwölf grüne Stühle',
  '正しい馬の電池と鉛筆立て箱と本',
])('accepts %j', async (password) => {
  expect(await passwordFault(password)).toBeUndefined();
});

it('requires fifteen characters, of one or two units each, and allows two hundred', async () => {
  expect(await passwordFault('xkqvbmwzjtplhg')).toBe('Please use at least 15 characters');
  expect(await passwordFault('🦦🦉🐙🦀🐢🦔🐝🦜🐬🦭🐌🪲🐞🦋')).toBe('Please use at least 15 characters');
  expect(await passwordFault('🦦🦉🐙🦀🐢🦔🐝🦜🐬🦭🐌🪲🐞🦋🐳')).toBeUndefined();
  expect(await passwordFault('xkqv otter '.repeat(19))).toBe('Please use at most 200 characters');
});

it.each(['q1w2e3r4t5y6', 'ｍｏｔｈｅｒｆｕｃｋｅｒ', '12345password', 'abcabcabcabc', 'aaaaaaaaaaaaaaaa'])(
  'refuses %j, which everyone tries first',
  async (password) => {
    expect(await passwordFault(password.padEnd(15, '!'))).toMatch(/too common|facts of the business/);
  },
);

it.each([
  `${business.name}2026!`,
  `${business.address.city}${business.address.city}`,
  business.phone.shown,
  `${areas[0]?.name} ${areas[1]?.name}`,
  'Ｂｒｕｓｈｌｉｎｅ Ｃｈｅｓｔｅｒ',
])('refuses %j, which is on every page', async (password) => {
  expect(await passwordFault(password.padEnd(15, '!'))).toBe('Please do not use the name or the facts of the business');
});

/** The printed password as it is pasted from a terminal, a mail or a document. */
const pasted: readonly ((printed: string) => string)[] = [
  (printed) => `  ${printed} \r\n`,
  (printed) => printed.replace('-', '-\n    '),
  (printed) => printed.replaceAll('-', '\u2011'),
  (printed) => printed.replaceAll('-', '−'),
  (printed) => `\ufeff“${printed}”.\u200b`,
  (printed) => printed.replaceAll('-', '-\u00ad\u2060'),
];

/** The hash of a password at a low cost, so that comparing takes a millisecond. */
function quickHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 1_024 });
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

it('a printed password is right however it was pasted', async () => {
  const printed = newPassword();
  expect(await isRightPassword(printed, await hashPassword(printed))).toBe(true);
  const hash = quickHash(printed);
  for (const paste of pasted) expect(await isRightPassword(paste(printed), hash), paste(printed)).toBe(true);
  for (const other of [printed.toUpperCase(), printed.replaceAll('-', ''), printed.slice(1), `${printed}-${printed}`])
    expect(await isRightPassword(other, hash), other).toBe(false);
});

it.each(['correct horse battery-staple', 'abcde–fghjk–mnpqr–stuvw–xyz23', 'l0gin-abcde-fghjk-mnpqr'])(
  'a chosen password is right only as typed: %s',
  async (chosen) => {
    const hash = quickHash(chosen);
    expect(await isRightPassword(chosen, hash)).toBe(true);
    for (const other of [` ${chosen}`, chosen.replaceAll('–', '-').replace(/^l/, '\nl').replace(' ', '')])
      expect(await isRightPassword(other, hash)).toBe(false);
  },
);

it('creates one password, even if several logins arrive before there is one', async () => {
  const settings = new Map<string, string>();
  const setSettingOnce = vi.fn(async (name: string, value: string) => {
    if (!settings.has(name)) settings.set(name, value);
    return settings.get(name) ?? '';
  });
  const store = { setting: async (name: string) => settings.get(name), setSettingOnce } as unknown as AdminStore;
  const tell = vi.fn();
  const passwordHash = createOwnerPassword({ store, configuredHash: undefined, tell });

  const hashes = await Promise.all(Array.from({ length: 20 }, passwordHash));
  expect(new Set(hashes).size).toBe(1);
  expect([setSettingOnce.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1]);
});
