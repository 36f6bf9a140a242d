import { constants, setPriority } from 'node:os';
import { Problem } from '../problem.ts';
import { encodePhoto } from './encode-photo.ts';
import { encodePicture } from './encode-picture.ts';
import type { EncodingAnswer, EncodingTask } from './encoder-messages.ts';

// The process that `encoder-process.ts` starts. It answers one task at a time and exits with the server.

const encoders = { encodePhoto, encodePicture };

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // Pages have priority.
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
  globalThis.gc?.(); // The heap is too small to trigger garbage collection, but it retains the memory of pictures.
});
process.on('disconnect', () => process.exit());
