export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Every field a record may have. There is no field for input, an address, a cookie or a key. */
const fieldNames = [
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'lead',
  'kind',
  'code',
  'reason',
  'attempts',
  'nextTryInMs',
  'limit',
  'count',
  'due',
  'dead',
  'failures',
  'engine',
  'url',
  'port',
  'signal',
  'variable',
  'version',
  'pages',
  'bytes',
  'error',
  'at',
] as const;

export type LogFields = { readonly [Name in (typeof fieldNames)[number]]?: string | number | boolean | undefined };

/** Writes one record, or nothing below the configured level. Never throws. */
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, fields?: LogFields) => void;

/**
 * Creates a log of one JSON line per record: `{"time","level","event",…}`. Only the fields listed above are written,
 * only if they are scalars, and strings are cut at 500 characters, so personal data cannot get into a record.
 * @param write takes a line that ends in a newline; standard output by default
 * @param line makes a line of a record; {@link logLine} by default
 */
export function createLog({
  level,
  write = (line) => process.stdout.write(line),
  line = logLine,
  now = () => new Date(),
}: LogParts): Log {
  const threshold = logLevels.indexOf(level);
  return (recordLevel, event, fields = {}) => {
    if (logLevels.indexOf(recordLevel) > threshold) return;
    write(line(now(), recordLevel, event, fields));
  };
}

/** One record as a line with a newline. */
export type LogLine = (time: Date, level: Exclude<LogLevel, 'silent'>, event: string, fields: LogFields) => string;

/** One record as a line of JSON; fields that are not listed above are dropped. */
export const logLine: LogLine = (time, level, event, fields) =>
  `${JSON.stringify(addLoggable({ time: time.toISOString(), level, event }, fields))}\n`;

/** Adds the fields that are listed above to a record, cut to length. A copy of them would cost garbage collection. */
export function addLoggable<Known extends object>(record: Known, fields: LogFields): Known & LogFields {
  const open: { [name: string]: unknown } = Object(record);
  for (const name of fieldNames) {
    const value = fields[name];
    if (typeof value === 'string') open[name] = value.slice(0, 500);
    else if (typeof value === 'boolean' || Number.isFinite(value)) open[name] = value;
  }
  return record;
}

interface LogParts {
  level: LogLevel;
  write?: (line: string) => unknown;
  line?: LogLine;
  now?: () => Date;
}

/**
 * What may be logged about an error: its class, its code, what that means, and its stack frames. Never its message,
 * which may quote input (a duplicate key, a refused address).
 */
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

/** What codes of the system and of SQLite mean, for whoever looks after the server. */
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

/**
 * The first frames of a stack. It begins with the message, which may look like a frame and is therefore cut off by its
 * length.
 */
function framesOf({ message, stack = '' }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start === -1) return undefined;
  const frames = stack.slice(start + message.length).match(/^ {4}at .+$/gm);
  return frames
    ?.slice(0, 4)
    .map((frame) => frame.trim())
    .join(' | ');
}
