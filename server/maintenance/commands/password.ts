import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { minPasswordLength } from '../../../catalogue/contracts/admin/security.ts';
import { createAuthenticator } from '../../auth/authenticator.ts';
import { forgetAllGuesses } from '../../auth/login-throttle.ts';
import { hashPassword, maxPasswordLength, passwordFault, passwordSettings } from '../../auth/password.ts';
import type { Config } from '../../config.ts';
import { openStore } from '../../store/open-store.ts';
import { CommandFailure, missingData, placeOf, runCommand } from './command.ts';

/** Without echo; reads a line if there is no terminal. */
async function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  // The terminal must echo nothing from then on.
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stderr.write(question);
  const line = await Promise.race([lines.question(''), once(lines, 'close').then(() => '')]); // The input may end.
  lines.close();
  process.stderr.write('\n');
  return line;
}

const usage = `Usage: node dist/server/password.js
       node dist/server/password.js --print-hash
       node dist/server/password.js --remove-authenticator`;

const configured = `The password is set by ADMIN_PASSWORD_HASH, so nothing was changed.
To change it, run "node dist/server/password.js --print-hash", set the variable to the line that this prints, and start
the server again: that ends every session and forgets every device. The authenticator stays on. To turn it off after
that, run "node dist/server/password.js --remove-authenticator".`;

const unchanged = (reason: string) => new CommandFailure(`${reason}; nothing was changed.`);

const options = { 'print-hash': { type: 'boolean' }, 'remove-authenticator': { type: 'boolean' } } as const;

/**
 * Also turns the authenticator off and ends every session, device and lock. `--print-hash` changes nothing,
 * `--remove-authenticator` sets no password. Refused without data: it would create some.
 */
void runCommand({ usage, options }, async ({ values, positionals }, config) => {
  const { 'print-hash': isPrinted, 'remove-authenticator': isRemoval } = values;
  if (positionals.length > 0 || (isPrinted && isRemoval)) throw new CommandFailure(usage);
  if (config.adminPasswordHash && !isPrinted && !isRemoval) throw new CommandFailure(configured);
  const missing = isPrinted ? undefined : await missingData(config);
  if (missing) throw unchanged(missing);
  if (isRemoval) {
    await reset(config);
    return `The authenticator is off, and every session has ended, in ${placeOf(config)}.`;
  }
  if (!isPrinted) process.stderr.write(`Sets the owner's password in ${placeOf(config)}.\n`);
  const password = await ask(`New password, at least ${minPasswordLength} characters: `);
  if (password.length < minPasswordLength || password.length > maxPasswordLength) {
    throw unchanged(`The password must have ${minPasswordLength} to ${maxPasswordLength} characters`);
  }
  const fault = await passwordFault(password);
  if (fault) throw unchanged(fault);
  if (process.stdin.isTTY && (await ask('The same again: ')) !== password) throw unchanged('The two were not the same');
  const hash = await hashPassword(password);
  if (isPrinted) {
    process.stdout.write(`${hash}\n`);
    return 'Nothing was changed. This is the line for ADMIN_PASSWORD_HASH.';
  }
  await reset(config, hash);
  return `The new password counts from now on, in ${placeOf(config)}.`;
});

async function reset({ dataDir, mongodbUri }: Config, hash?: string): Promise<void> {
  const now = new Date();
  const store = await openStore({ dataDir, mongodbUri });
  if (hash !== undefined) {
    await store.setSetting(passwordSettings.hash, hash);
    await store.setSetting(passwordSettings.changedAt, now.toISOString());
  }
  await createAuthenticator({ store, now: () => now }).turnOff();
  await store.removeDevicesExcept();
  await forgetAllGuesses(store);
  const kind = hash === undefined ? 'authenticator_off' : 'password_reset';
  await store.recordAuthEvent({ key: randomUUID(), kind, at: now, browser: '' });
  await store.close();
}
