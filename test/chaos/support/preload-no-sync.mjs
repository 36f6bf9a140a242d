// Loaded into a server to prove that a missing sync is detected: SQLite then never waits for the disk.
import { Sqlite } from '../../../dist/server/sqlite-driver.js';

const { pragma } = Sqlite.prototype;
Sqlite.prototype.pragma = function withoutSync(source, options) {
  return pragma.call(this, source.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'), options);
};
