import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeFolder } from './store/files.ts';

/** sysexits.h: EX_CONFIG, after which a supervisor should not retry, and EX_UNAVAILABLE. */
export const wrongConfiguration = 78;
const unavailable = 69;

interface StartFailure {
  sentence: string;
  exitCode: typeof wrongConfiguration | typeof unavailable;
}

export function exitOn({ sentence, exitCode }: StartFailure): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}

/** As in package.json's `engines`. */
export const oldestNode = '20.19';

export function nodeFailure(version: string): StartFailure | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return {
    sentence: `Node ${oldestNode} or later is needed, and this is ${version}: install a newer one, then run "npm ci".`,
    exitCode: wrongConfiguration,
  };
}

/** Anything may be thrown. */
const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Undefined for any other error. */
function missingPart(error: unknown): StartFailure | undefined {
  const message = messageOf(error);
  const code = codeOf(error);
  const missingPackage = code.endsWith('MODULE_NOT_FOUND')
    ? /^Cannot find (?:package|module) '([^./'][^']*)'/.exec(message)?.[1]
    : undefined;
  if (missingPackage) {
    // npm leaves an optional package out without a word if it cannot be compiled.
    const compiler = missingPackage.startsWith('better-sqlite3')
      ? ' If it is missing afterwards, install Python, make and a C++20 compiler, or Node 22 or later, and run it again.'
      : '';
    return configuration(
      `The package ${missingPackage} is not installed: run "npm ci", or unpack the pack again.${compiler}`,
    );
  }
  const missingFile =
    code === 'ERR_MODULE_NOT_FOUND' || code === 'ENOENT'
      ? /'([^']*\/dist\/[^']+\.js(?:on)?)'/.exec(message)?.[1]
      : undefined;
  if (missingFile)
    return configuration(
      `The build is incomplete, ${missingFile} is missing: run "npm run build", or unpack the pack again.`,
    );
  return undefined;
}

export function loadFailure(error: unknown): StartFailure {
  const missing = missingPart(error);
  if (missing) return missing;
  if (codeOf(error) === 'ERR_DLOPEN_FAILED') {
    return configuration(
      `A package was installed for another version of Node than this ${process.versions.node} or for another system: run "npm ci" here, or make the pack on such a one.`,
    );
  }
  return { sentence: `The server could not start: ${messageOf(error)}`, exitCode: unavailable };
}

const configuration = (sentence: string): StartFailure => ({ sentence, exitCode: wrongConfiguration });

/** Throws the system's error if it is not writable, which with MongoDB only the first mail would show. */
export function prepareDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
}

export function dataFailure(
  error: unknown,
  { dataDir, mongodbUri }: Pick<Config, 'dataDir' | 'mongodbUri'>,
): StartFailure {
  const missing = missingPart(error);
  if (missing) return missing;
  const folder = path.resolve(dataDir);
  const code = codeOf(error);
  const sentence = wrongPlace(code, folder);
  if (sentence) return { sentence, exitCode: wrongConfiguration };
  if (code === 'NEWER_SCHEMA') {
    return {
      sentence: `The database in ${folder} was made by a newer version (${(error as Error).message}): start that version, or restore a backup that this one made.`,
      exitCode: wrongConfiguration,
    };
  }
  if (code === 'OLD_SCHEMA') {
    return {
      sentence: `The data in ${mongodbUri ? 'the MongoDB of MONGODB_URI' : folder} were made before version 1.0.0, which cannot open them: set ${mongodbUri ? 'MONGODB_URI to another database' : 'DATA_DIR to another folder'}, and copy what you need from the older version's exports.`,
      exitCode: wrongConfiguration,
    };
  }
  const trouble = troubles.find(([pattern]) => pattern.test(code))?.[1];
  if (trouble) return { sentence: trouble(folder, (error as Error).message), exitCode: unavailable };
  const { sentence: other, exitCode } = loadFailure(error);
  return { sentence: other.replace('The server could not start', `The data in ${folder} cannot be opened`), exitCode };
}

function wrongPlace(code: string, folder: string): string | undefined {
  if (/^(EEXIST|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG)$/.test(code)) {
    return `DATA_DIR must be a folder with room for the file brushline.db, and ${folder} is not: set it to another folder.`;
  }
  if (/^(EACCES|EPERM|EROFS|ENOENT|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/.test(code)) {
    return `DATA_DIR ${folder} cannot be written by this user: give it to the user, or set DATA_DIR to another folder.`;
  }
  return undefined;
}

const troubles: readonly [RegExp, (folder: string, message: string) => string][] = [
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    (folder) =>
      `The database ${path.join(folder, 'brushline.db')} is damaged: restore a backup with "node dist/server/restore.js FILE --replace", which keeps the damaged file.`,
  ],
  [
    /^SERVER_RUNS$/,
    (folder) =>
      `Another server runs on the data in ${folder}: stop it, or set DATA_DIR to another folder; several servers can share only a MongoDB.`,
  ],
  [/^SQLITE_(BUSY|LOCKED)/, (folder) => `Another program holds the database in ${folder}: stop it, then start again.`],
  [
    /^SQLITE_ERROR/,
    (folder, message) =>
      `The database ${path.join(folder, 'brushline.db')} does not match this program (${message}): set DATA_DIR to another folder, or restore a backup with "node dist/server/restore.js FILE --replace".`,
  ],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, (folder) => `The disk of ${folder} is full: make room, then start again.`],
];

/** Throws the system's error if it is not writable. The data folder has its own check. */
export function prepareBackupDir({ backupDir, dataDir }: { backupDir: string | undefined; dataDir: string }): void {
  if (backupDir === undefined || backupDir === path.join(dataDir, 'backups')) return;
  makeFolder(backupDir);
  accessSync(backupDir, constants.W_OK | constants.X_OK);
}

/** Undefined for a link that leads nowhere: the disk may be absent. */
export function backupFailure(error: unknown, backupDir: string): StartFailure | undefined {
  const { code = '', path: place = backupDir } = error as NodeJS.ErrnoException;
  if (!/^(EEXIST|ENOTDIR|ENOENT)$/.test(code) || (code === 'EEXIST' && !existsSync(place))) return undefined;
  return {
    sentence: `BACKUP_DIR ${path.resolve(backupDir)} cannot be made a folder: set it to another folder, or to off.`,
    exitCode: wrongConfiguration,
  };
}

export function listenFailure(error: unknown, { host, port }: { host: string; port: number }): StartFailure {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return {
        sentence: `Port ${port} of ${host} is in use: stop the program that uses it, or set PORT to another number.`,
        exitCode: unavailable,
      };
    case 'EACCES':
    case 'EPERM':
      return {
        sentence: `Port ${port} of ${host} needs rights that this user lacks: set PORT to a number above 1023.`,
        exitCode: wrongConfiguration,
      };
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        sentence: `HOST ${host} is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every address.`,
        exitCode: wrongConfiguration,
      };
    default:
      return loadFailure(error);
  }
}
