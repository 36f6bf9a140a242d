import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';

/**
 * Version 13 crashes on Node 20; from Node 24.19 on, collecting a statement on idle ends the process with version 12.
 */
export const driverName = Number.parseInt(process.versions.node, 10) < 22 ? 'better-sqlite3-node20' : 'better-sqlite3';

export const Sqlite: typeof Database = createRequire(import.meta.url)(driverName);
