import { constants, setPriority } from 'node:os';
import { Problem } from '../problem.ts';
import { encodePhoto } from './encode-photo.ts';
import { encodePicture } from './encode-picture.ts';
import type { EncodingAnswer, EncodingTask } from './encoder-messages.ts';

// The process that `encoder-process.ts` starts: it answers one task at a time, and ends with the server.

const encoders = { encodePhoto, encodePicture };

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // Pages come first.
} catch {
  // Some containers do not allow it.
}

async function answer({ name, bytes }: EncodingTask): Promise<EncodingAnswer> {
  try {
    return { result: await encoders[name](bytes) };
  } catch (error) {
    if (error instanceof Problem && error.errors) return { refused: error.errors };
    return { failed: String(error) };
  }
}

process.on('message', async (task: EncodingTask) => {
  process.send?.(await answer(task));
  globalThis.gc?.(); // The heap is too small for a collection of its own, but it holds on to pictures.
});
process.on('disconnect', () => process.exit());
