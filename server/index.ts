import { exitOn } from './start/exit-on.ts';
import { loadFailure } from './start/load-failure.ts';
import { nodeFailure } from './start/node-failure.ts';

// Before anything loads that an old Node cannot read.
const failure = nodeFailure(process.versions.node);
if (failure) exitOn(failure);
try {
  await import('./process.ts');
} catch (error) {
  exitOn(loadFailure(error));
}
