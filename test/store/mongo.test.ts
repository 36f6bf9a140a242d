import { describe } from 'vitest';
import { testEveryStore } from './suites/every-store.ts';
import { mongodbUri, mongoPlace } from './support/mongo-place.ts';

describe.skipIf(!mongodbUri)('MongoDB', () => testEveryStore(mongoPlace));
