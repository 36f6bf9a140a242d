import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

const flushMs = 100;
/** How soon a failed write is retried. */
const retryMs = 1_000;
const maxGathered = 64 * 1024;

/** Takes bytes and reports how many of them were written, at once or later. Never throws. */
export type LogSink = (bytes: Buffer, done: (written: number) => void) => void;

/** A period in which log lines were lost. */
export interface LogGap {
  droppedLines: number;
  ms: number;
}

/**
 * Collects lines and writes them together, ten times a second: a write per line would cost as much as a cached page. It
 * never throws, blocks or uses more than `maxWaiting` bytes, even if the disk is full or the reader stalls or exits:
 * lines that cannot be written wait, and lines that do not fit are dropped and counted. Waiting lines are lost when the
 * process ends.
 */
export function createLogOutput(parts: {
  /** @default standard output */
  sink?: LogSink;
  /** The maximum number of bytes that wait. */
  maxWaiting: number;
  onDrop?: () => void;
  /** Creates the line that reports a gap, once writing works again. */
  gapLine: (gap: LogGap) => string;
}) {
  const { sink = sinkOf(process.stdout, 1), maxWaiting, onDrop, gapLine } = parts;
  let gathered = '';
  let unwritten = Buffer.alloc(0);
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let droppedLines = 0;
  let gapSinceMs: number | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    if (gathered) unwritten = Buffer.concat([unwritten, Buffer.from(gathered)]);
    gathered = '';
    if (unwritten.length === 0) return;
    isWriting = true;
    sink(unwritten, written);
  }

  function written(length: number): void {
    isWriting = false;
    const isWhole = length === unwritten.length;
    unwritten = unwritten.subarray(length);
    if (!isWhole) {
      gapSinceMs ??= performance.now();
      schedule(retryMs);
      return;
    }
    if (gapSinceMs !== undefined) {
      gathered += gapLine({ droppedLines, ms: Math.round(performance.now() - gapSinceMs) });
      droppedLines = 0;
      gapSinceMs = undefined;
    }
    if (gathered) schedule(flushMs);
  }

  function add(line: string): void {
    if (gathered.length + unwritten.length + line.length > maxWaiting) {
      droppedLines += 1;
      gapSinceMs ??= performance.now();
      onDrop?.();
      return;
    }
    gathered += line;
    if (gathered.length > maxGathered && gapSinceMs === undefined) flush();
    else schedule(flushMs);
  }

  function schedule(ms: number): void {
    timer ??= setTimeout(flush, ms).unref();
  }

  return { add, flush };
}

/**
 * Creates a sink for a standard stream. A pipe is written to without waiting for its reader. A file is written through
 * its descriptor, because the stream does not report when a full disk took only part of a chunk.
 */
export function sinkOf(stream: Writable, fd: number): LogSink {
  stream.on('error', () => {}); // Each write reports its own failure.
  if (!(stream instanceof Socket)) {
    return (bytes, done) => {
      let length = 0;
      try {
        length = writeSync(fd, bytes);
      } catch {
        // ENOSPC, EIO: retried later.
      }
      done(length);
    };
  }
  return (bytes, done) => {
    try {
      stream.write(bytes, (error) => done(error ? 0 : bytes.length));
    } catch {
      done(0);
    }
  };
}
