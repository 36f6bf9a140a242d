import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeFolder } from './store/files.ts';

/** sysexits.h: EX_CONFIG, after which no supervisor should retry (deploy/brushline.service, README, `.build/build.mjs`), and EX_UNAVAILABLE. */
export const configExitCode = 78;
const unavailable = 69;

type StartFailure = { sentence: string; exitCode: typeof configExitCode | typeof unavailable };

export function exitOn({ sentence, exitCode }: StartFailure): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}

const configuration = (sentence: string): StartFailure => ({ sentence, exitCode: configExitCode });
const trouble = (sentence: string): StartFailure => ({ sentence, exitCode: unavailable });

/** As in package.json's `engines`, README and `server/deploy/README.md`. */
export const oldestNode = '20.19';

export function nodeFailure(version: string): StartFailure | undefined {
  if (oldestNode.localeCompare(version, 'en', { numeric: true }) <= 0) return undefined;
  return configuration(
    `Node ${oldestNode} or later is needed, and this is ${version}: install a newer one, then run "npm ci".`,
  );
}

/** Anything may be thrown. */
const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @param failed what the system did not do, if nothing is known about the error */
export function loadFailure(error: unknown, failed = 'The server could not start'): StartFailure {
  const [code, message] = [codeOf(error), messageOf(error)];
  const [, name] = /^Cannot find (?:package|module) '([^./'][^']*)'/.exec(message) ?? [];
  if (name && code.endsWith('MODULE_NOT_FOUND')) {
    // npm leaves an optional package out without a word if it cannot be compiled.
    const compiler = name.startsWith('better-sqlite3')
      ? ' If it is missing afterwards, install Python, make and a C++20 compiler, or Node 22 or later, and run it again.'
      : '';
    return configuration(`The package ${name} is not installed: run "npm ci", or unpack the pack again.${compiler}`);
  }
  const [, file] = /'([^']*\/dist\/[^']+\.js(?:on)?)'/.exec(message) ?? [];
  if (file && /^(ERR_MODULE_NOT_FOUND|ENOENT)$/.test(code)) {
    return configuration(`The build is incomplete, ${file} is missing: run "npm run build", or unpack the pack again.`);
  }
  if (code === 'ERR_DLOPEN_FAILED') {
    return configuration(
      `A package was installed for another version of Node than this ${process.versions.node} or for another system: run "npm ci" here, or make the pack on such a one.`,
    );
  }
  return trouble(`${failed}: ${message}`);
}

/** Sentences by the codes of errors: mistakes in the configuration, and what may pass. */
function failureOf(error: unknown, mistakes: Record<string, string>, troubles: Record<string, string>) {
  const sentenceIn = (sentences: Record<string, string>) =>
    Object.entries(sentences).find(([codes]) => new RegExp(`^(${codes})$`).test(codeOf(error)))?.[1];
  const [mistake, failure] = [sentenceIn(mistakes), sentenceIn(troubles)];
  if (mistake) return configuration(mistake);
  return failure === undefined ? undefined : trouble(failure);
}

export function dataFailure(error: unknown, { dataDir, mongodbUri }: Pick<Config, 'dataDir' | 'mongodbUri'>) {
  const folder = path.resolve(dataDir);
  const database = path.join(folder, 'brushline.db');
  const message = messageOf(error);
  const data = mongodbUri ? 'the MongoDB of MONGODB_URI' : folder;
  const another = mongodbUri ? 'MONGODB_URI to another database' : 'DATA_DIR to another folder';
  const restore = 'restore a backup with "node dist/server/restore.js FILE --replace"';
  const wrong = {
    'EEXIST|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG': `DATA_DIR must be a folder with room for the file brushline.db, and ${folder} is not: set it to another folder.`,
    'EACCES|EPERM|EROFS|ENOENT|SQLITE_READONLY.*|SQLITE_CANTOPEN.*': `DATA_DIR ${folder} cannot be written by this user: give it to the user, or set DATA_DIR to another folder.`,
    NEWER_SCHEMA: `The database in ${folder} was made by a newer version (${message}): start that version, or restore a backup that this one made.`,
    OLD_SCHEMA: `The data in ${data} were made before version 1.0.0, which cannot open them: set ${another}, and copy what you need from the older version's exports.`,
  };
  const troubles = {
    'SQLITE_(NOTADB|CORRUPT).*': `The database ${database} is damaged: ${restore}, which keeps the damaged file.`,
    SERVER_RUNS: `Another server runs on the data in ${folder}: stop it, or set DATA_DIR to another folder; several servers can share only a MongoDB.`,
    'SQLITE_(BUSY|LOCKED).*': `Another program holds the database in ${folder}: stop it, then start again.`,
    'SQLITE_ERROR.*': `The database ${database} does not match this program (${message}): set DATA_DIR to another folder, or ${restore}.`,
    '(ENOSPC|EDQUOT|SQLITE_FULL).*': `The disk of ${folder} is full: make room, then start again.`,
  };
  const loading = loadFailure(error, `The data in ${folder} cannot be opened`);
  if (loading.exitCode === configExitCode) return loading;
  return failureOf(error, wrong, troubles) ?? loading;
}

/** Throws the system's error if the folder is not writable, which with MongoDB only the first mail would show. */
export function prepareFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** Undefined for a link that leads nowhere: the disk may be absent. */
export function backupFailure(error: unknown, backupDir: string): StartFailure | undefined {
  const { code = '', path: place = backupDir } = error as NodeJS.ErrnoException;
  if (!/^(EEXIST|ENOTDIR|ENOENT)$/.test(code) || (code === 'EEXIST' && !existsSync(place))) return undefined;
  return configuration(
    `BACKUP_DIR ${path.resolve(backupDir)} cannot be made a folder: set it to another folder, or to off.`,
  );
}

export function listenFailure(error: unknown, { host, port }: { host: string; port: number }): StartFailure {
  const place = `Port ${port} of ${host}`;
  const mistakes = {
    'EACCES|EPERM': `${place} needs rights that this user lacks: set PORT to a number above 1023.`,
    'EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|EAI_AGAIN': `HOST ${host} is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every address.`,
  };
  const troubles = {
    EADDRINUSE: `${place} is in use: stop the program that uses it, or set PORT to another number.`,
  };
  return failureOf(error, mistakes, troubles) ?? loadFailure(error);
}
