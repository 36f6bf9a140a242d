import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { authenticatorSettings } from '../auth/authenticator.ts';
import { passwordChangedSetting, passwordSetting } from '../auth/owner-password.ts';
import { hashPassword } from '../auth/password.ts';
import { maxPasswordLength, passwordFault } from '../auth/password-policy.ts';
import { readConfig } from '../config.ts';
import { catalogueSeeds } from '../store/catalogue-seeds.ts';
import { openStore } from '../store/open-store.ts';

/** Short ones are guessed; NIST SP 800-63B-4 asks for 15 where nothing else protects. */
const minLength = 15;

/** Asks without showing what is typed; reads a line when nobody sits there. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const line = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return line;
}

/**
 * `npm run password`: sets the owner's password, turns the authenticator off, ends every session, and forgets
 * every device and wrong guess.
 */
async function main(): Promise<string> {
  const reading = readConfig(process.env);
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri, adminPasswordHash } = reading.config;
  const password = await ask(`New password, at least ${minLength} characters: `);
  if (password.length < minLength || password.length > maxPasswordLength) {
    return fail(`The password must have ${minLength} to ${maxPasswordLength} characters; nothing was changed.`);
  }
  const fault = await passwordFault(password, { minLength });
  if (fault) return fail(`${fault}; nothing was changed.`);
  const hash = await hashPassword(password);
  const now = new Date();
  const store = await openStore({ dataDir, ...(mongodbUri && { mongodbUri }), seeds: catalogueSeeds });
  await store.setSetting(passwordSetting, hash);
  await store.setSetting(passwordChangedSetting, now.toISOString());
  for (const name of Object.values(authenticatorSettings)) await store.removeSetting(name);
  await store.removeDevicesExcept();
  await store.forgetGuesses();
  await store.recordAuthEvent({ key: randomUUID(), kind: 'password_reset', at: now, browser: '' });
  await store.close();
  return adminPasswordHash
    ? `ADMIN_PASSWORD_HASH is set and counts first. Set it to:\n${hash}`
    : 'The new password counts from now on.';
}

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

process.stderr.write(`${await main()}\n`);
