import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';

/**
 * From Node 24.19 on, version 12 ends the process when a statement is collected while Node is idle; version 13 crashes
 * on Node 20.
 */
export const driverName = Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-node20' : 'better-sqlite3';

export const Sqlite: typeof Database = createRequire(import.meta.url)(driverName);
