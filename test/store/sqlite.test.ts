import { describe } from 'vitest';
import { testEveryStore } from './every-store.ts';
import { sqlitePlace } from './sqlite-place.ts';

describe('SQLite', () => testEveryStore(sqlitePlace));
