import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { driverName } from '../../server/store/sqlite/database/driver.ts';

/** Discards statements, then only allocates, so that V8 collects them in tasks of its own. */
const discardStatements = `
  const Sqlite = require(${JSON.stringify(driverName)});
  const db = new Sqlite(':memory:');
  const statement = (value) => db.prepare('select ' + value);
  for (let value = 0; value < 20000; value++) statement(value).get();
  let rest = 20;
  const timer = setInterval(() => {
    for (let value = 0; value < 200; value++) statement(value);
    globalThis.last = new Array(1e6).fill(rest);
    if (--rest === 0) clearInterval(timer);
  }, 20);
`;

it('a process survives the collection of statements that nothing uses any more', () => {
  const { status, signal, stderr } = spawnSync(process.execPath, ['-e', discardStatements], { encoding: 'utf8' });
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
});
