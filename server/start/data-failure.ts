import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../store/files.ts';
import { type StartFailure, unavailable, wrongConfiguration } from './exit-on.ts';
import { codeOf, loadFailure, missingPart } from './load-failure.ts';

/**
 * Creates the data folder if it is missing. Throws the system's error if it is not a folder or cannot be written, which
 * with MongoDB would otherwise go unnoticed until the first mail.
 */
export function prepareDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
}

/** Explains why the data could not be opened. */
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
