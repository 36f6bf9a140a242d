import { describe } from 'vitest';
import { testEveryStore } from './suites/every-store.ts';
import { sqlitePlace } from './support/sqlite-place.ts';

describe('SQLite', () => testEveryStore(sqlitePlace));
