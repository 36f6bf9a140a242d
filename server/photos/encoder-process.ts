import { type ChildProcess, fork } from 'node:child_process';
import { createOneAtATime } from '../async/one-at-a-time.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { Problem } from '../problem.ts';
import type { EncodingAnswer, EncodingTask } from './encoder-messages.ts';
import type { EncodedPhoto, PhotoEncoder } from './photo-encoder.ts';

/** The process exits after this long without a photo, which frees its memory. */
const idleMs = 20_000;
/** Longer than the decoder's own time limit. */
const timeoutMs = 30_000;

/**
 * The environment of the process: no secrets, because it decodes files from strangers. With more than one arena, glibc
 * would keep 200 MB that decoders have freed.
 */
const environment = () => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  MALLOC_ARENA_MAX: '1',
});

/**
 * Creates an encoder that runs in a separate process, one photo at a time. The process starts with the first photo and
 * exits after a pause: its memory never becomes the server's, and a file that crashes a decoder crashes only that
 * process.
 * @param script the built `encode-in-child.ts`
 */
export function createEncoderProcess(script: string): PhotoEncoder {
  const inTurn = createOneAtATime();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(script, {
      serialization: 'advanced',
      execArgv: ['--expose-gc'],
      env: environment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('error', () => {}); // A task in progress gets this error too.
    // Neither keeps a stopping server alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  async function ask<Result>(task: EncodingTask): Promise<Result> {
    clearTimeout(idle);
    if (!child?.connected) child = start();
    const asked = child;
    try {
      const answer = await withTimeout(answerOf<Result>(asked, task), timeoutMs, 'Encoding took too long');
      if ('refused' in answer) throw new Problem('validation', { errors: answer.refused });
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.result;
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      asked.kill('SIGKILL');
      child = undefined;
      throw new Problem('unavailable', { cause });
    } finally {
      idle = setTimeout(() => child?.connected && child.disconnect(), idleMs).unref();
    }
  }

  return {
    encodePhoto: (bytes) => inTurn(() => ask<EncodedPhoto>({ name: 'encodePhoto', bytes })),
    encodePicture: (bytes) => inTurn(() => ask<Buffer>({ name: 'encodePicture', bytes })),
  };
}

/** Rejects if the process ends first. */
function answerOf<Result>(child: ChildProcess, task: EncodingTask): Promise<EncodingAnswer<Result>> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number | null, signal: string | null) =>
      reject(new Error(`The encoding process ended with ${signal ?? code}`));
    const settle = (answer: EncodingAnswer<Result>) => {
      child.off('exit', onEnd).off('error', reject);
      resolve(answer);
    };
    child.once('message', settle as (message: unknown) => void);
    child.once('exit', onEnd).once('error', reject);
    child.send(task, (error) => error && reject(error));
  });
}
