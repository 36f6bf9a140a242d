import { createCodeCache } from './start/code-cache.ts';
import { exitOn } from './start/exit-on.ts';
import { loadFailure } from './start/load-failure.ts';
import { nodeFailure } from './start/node-failure.ts';

// Checked before loading anything that an old Node cannot parse.
const failure = nodeFailure(process.versions.node);
if (failure) exitOn(failure);

async function start(): Promise<void> {
  const code = createCodeCache(__dirname);
  const { startServer } = code.load('process.js') as typeof import('./process.ts');
  await startServer(code.keep);
}

start().catch((error: unknown) => exitOn(loadFailure(error)));
