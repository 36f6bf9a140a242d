import { writeSync } from 'node:fs';
import { sqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { aLead, noon, seeds } from './samples.ts';

// Sixteen endless writers; each id is printed after its lead was acknowledged and its receipt owed. Arguments: the
// folder and the run's name.
const [dataDir = '', run = ''] = process.argv.slice(2);
const store = sqliteStore({ dataDir, seeds });
for (let writer = 0; writer < 16; writer += 1) void writeOn(writer);

async function writeOn(writer: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${run}-${writer}-${number}`;
    // Every third lead is posted twice at once, like after a double click.
    await Promise.all(Array.from({ length: number % 3 === 0 ? 2 : 1 }, () => store.addLead(aLead(id))));
    await store.scheduleReceipt(id, noon);
    writeSync(1, `${id}\n`);
  }
}
