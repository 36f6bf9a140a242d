import { exitOn, loadFailure, nodeFailure } from './start-failure.ts';

// Before loading anything that an old Node cannot parse.
const failure = nodeFailure(process.versions.node);
if (failure) exitOn(failure);

import('./process.ts').then(({ startServer }) => startServer()).catch((error: unknown) => exitOn(loadFailure(error)));
