import { createCodeCache } from './start/code-cache.ts';
import { exitOn, loadFailure, nodeFailure } from './start-failure.ts';

// Checked before loading anything that an old Node cannot parse.
const failure = nodeFailure(process.versions.node);
if (failure) exitOn(failure);

async function start(): Promise<void> {
  const code = createCodeCache(__dirname);
  const { startServer } = code.load('process.js') as typeof import('./process.ts');
  await startServer(code.keep);
}

start().catch((error: unknown) => exitOn(loadFailure(error)));
