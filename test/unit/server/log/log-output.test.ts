import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogOutput } from '../../../../server/log/log-output.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** An output over a sink that accepts this many bytes before it fails. */
function writing({ room = Infinity, maxWaiting = 1_000 } = {}) {
  const sink = { room, text: '' };
  const drops = vi.fn();
  const output = createLogOutput({
    sink(bytes, done) {
      const taken = Math.min(sink.room, bytes.length);
      sink.text += bytes.toString('utf8', 0, taken);
      sink.room -= taken;
      done(taken);
    },
    maxWaiting,
    onDrop: drops,
    gapLine: ({ droppedLines, ms }) => `gap ${droppedLines} ${ms}\n`,
  });
  return { output, sink, drops };
}

const line = (nth: number) => `${String(nth).padStart(9, '0')}\n`;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => line(from + nth)).join('');

describe('the output of the log', () => {
  it('writes collected lines ten times a second, and at once when flushed', () => {
    const { output, sink } = writing();
    output.add(line(1));
    output.add(line(2));
    expect(sink.text).toBe('');
    vi.advanceTimersByTime(100);
    expect(sink.text).toBe(lines(1, 3));
    output.add(line(3));
    output.flush();
    expect(sink.text).toBe(lines(1, 4));
  });

  it('keeps the bytes that a full disk does not accept, and reports the gap', () => {
    const { output, sink, drops } = writing({ room: 15 });
    for (let nth = 0; nth < 5; nth += 1) output.add(line(nth));
    vi.advanceTimersByTime(5_000);
    expect(sink.text).toBe(lines(0, 5).slice(0, 15));
    sink.room = Infinity;
    vi.advanceTimersByTime(1_100);
    expect(sink.text).toMatch(new RegExp(`^${lines(0, 5)}gap 0 \\d+\n$`));
    expect(drops).not.toHaveBeenCalled();
  });

  it('drops and counts lines that do not fit, reports them once writing works again, and never loses that count', () => {
    const { output, sink, drops } = writing({ room: 0, maxWaiting: 100 });
    for (let nth = 0; nth < 250; nth += 1) output.add(line(nth));
    expect(drops).toHaveBeenCalledTimes(240);
    vi.advanceTimersByTime(3_000);
    sink.room = 100;
    vi.advanceTimersByTime(1_100);
    expect(sink.text).toBe(lines(0, 10));
    vi.advanceTimersByTime(3_000);
    sink.room = Infinity;
    output.add(line(999));
    vi.advanceTimersByTime(1_100);
    expect(sink.text).toMatch(new RegExp(`^${lines(0, 10)}gap 240 \\d+\n${line(999)}gap 0 \\d+\n$`));
  });

  it('has one write at a time, and bounded memory while its reader stalls', () => {
    let finish: (() => void) | undefined;
    const written: string[] = [];
    const output = createLogOutput({
      sink(bytes, done) {
        written.push(bytes.toString());
        finish = () => done(bytes.length);
      },
      maxWaiting: 1_000,
      gapLine: ({ droppedLines }) => `gap ${droppedLines}\n`,
    });
    for (let nth = 0; nth < 1_000; nth += 1) {
      output.add(line(nth));
      vi.advanceTimersByTime(10);
    }
    expect(written).toHaveLength(1);
    finish?.();
    vi.advanceTimersByTime(100);
    finish?.();
    expect(written.join('')).toBe(`${lines(0, 100)}gap 900\n`);
  });
});
