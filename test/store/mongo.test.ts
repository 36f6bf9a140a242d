import { describe } from 'vitest';
import { testEveryStore } from './every-store.ts';
import { mongodbUri, mongoPlace } from './mongo-place.ts';

describe.skipIf(!mongodbUri)('MongoDB', () => testEveryStore(mongoPlace));
