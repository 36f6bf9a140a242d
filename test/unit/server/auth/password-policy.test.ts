import { expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { areas } from '../../../../catalogue/towns/areas.ts';
import { passwordFault } from '../../../../server/auth/password-policy.ts';

it.each([
  'correct horse battery staple',
  'brushline ladders rattle at dawn',
  'zwölf grüne Stühle',
  'пароль из многих слов',
  '正しい馬の電池と鉛筆立て箱と本',
  '928374650192837',
  'xkqvbmwzjtplhgd',
  'a'.repeat(3) + 'quilt otter '.repeat(15),
])('accepts %j', async (password) => {
  expect(await passwordFault(password)).toBeUndefined();
});

it('requires fifteen characters, of one or two units each, and allows two hundred', async () => {
  expect(await passwordFault('xkqvbmwzjtplhg')).toBe('Please use at least 15 characters');
  expect(await passwordFault('🦦🦉🐙🦀🐢🦔🐝🦜🐬🦭🐌🪲🐞🦋')).toBe('Please use at least 15 characters');
  expect(await passwordFault('🦦🦉🐙🦀🐢🦔🐝🦜🐬🦭🐌🪲🐞🦋🐳')).toBeUndefined();
  expect(await passwordFault('xkqv otter '.repeat(19))).toBe('Please use at most 200 characters');
});

it.each([
  'q1w2e3r4t5y6',
  'Motherfucker',
  'ｍｏｔｈｅｒｆｕｃｋｅｒ',
  'password2026!',
  '12345password',
  'PasswordPassword',
  'monkey-monkey',
  'sunshine!!!!!!!',
  '123456123456',
  'abcabcabcabc',
  '               ',
  'aaaaaaaaaaaaaaaa',
])('refuses %j, which everyone tries first', async (password) => {
  expect(await passwordFault(password.padEnd(15, '!'))).toMatch(/too common|facts of the business/);
});

it.each([
  `${business.name}2026!`,
  business.name.toUpperCase().repeat(3),
  `${business.address.city}${business.address.city}`,
  business.phone.shown,
  business.phone.dial,
  business.license,
  business.email,
  `${areas[0]?.name} ${areas[1]?.name}`,
  `${business.name}${business.foundedYear}${business.address.zipCode}`,
  'Ｂｒｕｓｈｌｉｎｅ Ｃｈｅｓｔｅｒ',
])('refuses %j, which is on every page', async (password) => {
  expect(await passwordFault(password.padEnd(15, '!'))).toBe('Please do not use the name or the facts of the business');
});
