import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { createLog, type Log, type LogLevel, type LogLine, logLine, readableLine } from './log.ts';

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
