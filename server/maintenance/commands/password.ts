import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAuthenticator } from '../../auth/authenticator.ts';
import { forgetAllGuesses } from '../../auth/login-throttle.ts';
import { hashPassword, passwordSettings } from '../../auth/password.ts';
import { maxPasswordLength, minPasswordLength, passwordFault } from '../../auth/password-policy.ts';
import type { Config } from '../../config.ts';
import { openStore } from '../../store/open-store.ts';
import { catalogueSeeds } from '../../store/seeds.ts';
import { commandConfig, missingData, placeOf } from './data-location.ts';

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

/**
 * Also turns the authenticator off and ends every session, device and lock. `--print-hash` changes nothing,
 * `--remove-authenticator` sets no password. Refused where there is no data, because it would create some.
 */
async function main(): Promise<string> {
  const wanted = wantedOf();
  if (!wanted) return fail(usage);
  if (wanted.help) return usage;
  const reading = commandConfig();
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { config } = reading;
  if (wanted['remove-authenticator']) {
    const missing = await missingData(config);
    if (missing) return fail(`${missing}; nothing was changed.`);
    await reset(config);
    return `The authenticator is off, and every session has ended, in ${placeOf(config)}.`;
  }
  if (config.adminPasswordHash && !wanted['print-hash']) return fail(configured);
  if (!wanted['print-hash']) {
    const missing = await missingData(config);
    if (missing) return fail(`${missing}; nothing was changed.`);
    process.stderr.write(`Sets the owner's password in ${placeOf(config)}.\n`);
  }
  const password = await ask(`New password, at least ${minPasswordLength} characters: `);
  if (password.length < minPasswordLength || password.length > maxPasswordLength) {
    return fail(`The password must have ${minPasswordLength} to ${maxPasswordLength} characters; nothing was changed.`);
  }
  const fault = await passwordFault(password);
  if (fault) return fail(`${fault}; nothing was changed.`);
  if (process.stdin.isTTY && (await ask('The same again: ')) !== password) {
    return fail('The two were not the same; nothing was changed.');
  }
  const hash = await hashPassword(password);
  if (wanted['print-hash']) {
    process.stdout.write(`${hash}\n`);
    return 'Nothing was changed. This is the line for ADMIN_PASSWORD_HASH.';
  }
  await reset(config, hash);
  return `The new password counts from now on, in ${placeOf(config)}.`;
}

function wantedOf() {
  try {
    const options = {
      'print-hash': { type: 'boolean' },
      'remove-authenticator': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values } = parseArgs({ options });
    return values['print-hash'] && values['remove-authenticator'] ? undefined : values;
  } catch {
    return undefined;
  }
}

async function reset({ dataDir, mongodbUri }: Config, hash?: string): Promise<void> {
  const now = new Date();
  const store = await openStore({ dataDir, ...(mongodbUri && { mongodbUri }), seeds: catalogueSeeds });
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

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

void main().then((message) => process.stderr.write(`${message}\n`));
