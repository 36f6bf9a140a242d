// Loaded into a server to prove that a missing sync is detected: SQLite then never waits for the disk.
import driver from '../../../dist/server/sqlite-driver.js';

const { pragma } = driver.Sqlite.prototype;
driver.Sqlite.prototype.pragma = function withoutSync(source, options) {
  return pragma.call(this, source.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'), options);
};
