/** sysexits.h: EX_CONFIG, after which a supervisor should not try again, and EX_UNAVAILABLE. */
export const wrongConfiguration = 78;
export const unavailable = 69;

/** Why the server does not start. */
export interface StartFailure {
  /** The problem and its remedy. */
  sentence: string;
  exitCode: typeof wrongConfiguration | typeof unavailable;
}

/** Ends the process with the sentence on standard error. */
export function exitOn({ sentence, exitCode }: StartFailure): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
}
