import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

const flushMs = 100;
/** In bytes. */
const maxWaiting = 262_144;

/** Never throws or blocks: lines that do not fit are dropped and counted. */
export function standardLog(level: LogLevel): Log {
  const { stdout } = process;
  const line: LogLine = stdout.isTTY ? readableLine : logLine;
  // A file's stream throws when the disk is full, and does not tell how much it has written.
  const send = stdout instanceof Socket ? sendToPipe : sendToFile;
  let dropped = 0;
  let isCut = false;

  function sendToPipe(text: string): boolean {
    // After a gap, everything before it must have been read.
    if (stdout.writableLength > (dropped > 0 ? 0 : maxWaiting - text.length)) return false;
    if (stdout.writableCorked === 0) {
      stdout.cork();
      setTimeout(uncork, flushMs).unref();
    }
    stdout.write(text);
    return true;
  }

  function sendToFile(text: string): boolean {
    const whole = isCut ? `\n${text}` : text;
    try {
      const written = writeSync(1, whole);
      isCut = written < Buffer.byteLength(whole);
      return !isCut;
    } catch {
      return false;
    }
  }

  function uncork(): void {
    if (stdout.writableCorked > 0) stdout.uncork();
  }

  function tellDropped(): void {
    if (dropped > 0 && send(line(new Date(), 'warn', 'log_interrupted', { count: dropped }))) dropped = 0;
  }

  stdout.on('error', () => {}); // The reader is gone.
  stdout.on('drain', tellDropped);
  process.on('exit', uncork);
  return createLog({
    level,
    line,
    write(text) {
      tellDropped();
      if (dropped > 0 || !send(text)) dropped += 1;
    },
  });
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** None for input, an address, a cookie or a key; `route` hides the token of a private link. */
const fieldNames = [
  ...(['requestId', 'method', 'route', 'status', 'ms'] as const),
  ...(['lead', 'kind', 'code', 'reason', 'attempts', 'nextTryInMs'] as const),
  ...(['limit', 'count', 'due', 'dead', 'failures', 'engine', 'url', 'port'] as const),
  ...(['signal', 'variable', 'version', 'pages', 'bytes', 'error', 'at'] as const),
];

export type LogFields = { readonly [Name in (typeof fieldNames)[number]]?: string | number | boolean | undefined };

/** Never throws. */
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, fields?: LogFields) => void;

export type LogLine = (time: Date, level: Exclude<LogLevel, 'silent'>, event: string, fields: LogFields) => string;

export function createLog(parts: { level: LogLevel; write: (line: string) => unknown; line?: LogLine }): Log {
  const { level, write, line = logLine } = parts;
  const threshold = logLevels.indexOf(level);
  return (recordLevel, event, fields = {}) => {
    if (logLevels.indexOf(recordLevel) <= threshold) write(line(new Date(), recordLevel, event, fields));
  };
}

export const logLine: LogLine = (time, level, event, fields) =>
  `${JSON.stringify({ time: time.toISOString(), level, event, ...loggable(fields) })}\n`;

/** `08:22:31 GET /contact 200 3.2 ms`, in local time. */
export const readableLine: LogLine = (time, level, event, fields) => {
  const { requestId, method, route, status, ms, ...rest } = loggable(fields);
  const isRequest = event === 'request' && status !== undefined;
  const words = isRequest ? [method, route, status, `${ms} ms`] : [event.replaceAll('_', ' ')];
  const others = isRequest ? rest : { method, route, status, ms, requestId, ...rest };
  const details = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const alarm = level === 'error' || level === 'warn' ? [level.toUpperCase()] : [];
  const text = [time.toTimeString().slice(0, 8), ...alarm, ...words, ...details].join(' ');
  return `${text.replace(/\p{Cc}/gu, '?')}\n`; // A terminal would interpret control characters.
};

function loggable(fields: LogFields): LogFields {
  const kept: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (typeof value === 'string') kept[name] = value.slice(0, 500);
    else if (typeof value === 'boolean' || Number.isFinite(value)) kept[name] = value;
  }
  return kept;
}

/** Never the message, which may quote input. */
export function errorFields(thrown: unknown): Pick<LogFields, 'error' | 'code' | 'reason' | 'at'> {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { code } = thrown as { code?: unknown };
  return {
    error: thrown.name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    reason: reasons.find(([pattern]) => pattern.test(String(code)))?.[1],
    at: framesOf(thrown),
  };
}

const reasons: readonly [RegExp, string][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'The disk is full'],
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/, 'A file or folder cannot be written by this user'],
  [/^(ENOENT|ENOTDIR|EISDIR|EEXIST)$/, 'A file or folder is missing, or something else is in its place'],
  [/^(EIO|SQLITE_IOERR.*)$/, 'The disk cannot be read or written'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'The database is damaged'],
  [/^SQLITE_(BUSY|LOCKED)/, 'Another program holds the database'],
  [/^(EMFILE|ENFILE)$/, 'Too many files are open'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The name of another server cannot be looked up'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'Another server cannot be reached'],
  [/^(ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, 'Another server did not answer in time'],
];

/** The stack begins with the message, which may look like a frame. */
function framesOf({ message, stack = '' }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start === -1) return undefined;
  const frames = stack.slice(start + message.length).match(/^ {4}at .+$/gm);
  return frames
    ?.slice(0, 4)
    .map((frame) => frame.trim())
    .join(' | ');
}
