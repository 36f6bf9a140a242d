import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of a program, or undefined if it is not installed. */
export const programPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(canRun);

export function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
