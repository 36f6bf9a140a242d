import { type StartFailure, unavailable, wrongConfiguration } from './exit-on.ts';

/** The code of an error of Node or of an engine; empty if it has none, because anything may be thrown. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Explains which package or file of the build is missing; undefined for any other error, such as an unusable data folder. */
export function missingPart(error: unknown): StartFailure | undefined {
  const message = messageOf(error);
  const code = codeOf(error);
  const missingPackage =
    code === 'MODULE_NOT_FOUND' ? /^Cannot find module '([^./'][^']*)'/.exec(message)?.[1] : undefined;
  if (missingPackage)
    return configuration(`The package ${missingPackage} is not installed: run "npm ci", or unpack the pack again.`);
  const missingFile =
    code === 'MODULE_NOT_FOUND' || code === 'ENOENT'
      ? /'([^']*\/dist\/[^']+\.js(?:on)?)'/.exec(message)?.[1]
      : undefined;
  if (missingFile)
    return configuration(
      `The build is incomplete, ${missingFile} is missing: run "npm run build", or unpack the pack again.`,
    );
  return undefined;
}

/** Explains why a part of the program could not be loaded, or which other error prevented the start. */
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
