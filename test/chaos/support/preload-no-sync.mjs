// Loaded into a server to prove that a missing sync is detected: SQLite then never waits for the disk.
import Database from 'better-sqlite3';

const { pragma } = Database.prototype;
Database.prototype.pragma = function withoutSync(source, options) {
  return pragma.call(this, source.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'), options);
};
