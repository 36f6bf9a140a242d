import { exitOn } from './start/exit-on.ts';
import { loadFailure } from './start/load-failure.ts';
import { nodeFailure } from './start/node-failure.ts';

// Checked before loading anything that an old Node cannot parse.
const failure = nodeFailure(process.versions.node);
if (failure) exitOn(failure);
try {
  await import('./process.ts');
} catch (error) {
  exitOn(loadFailure(error));
}
