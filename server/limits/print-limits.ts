/** `npx tsx server/limits/print-limits.ts` prints the table of the operations page. */
import '../create-server.ts'; // Loads every file that declares a limit.
import { declaredLimits } from './limit-counts.ts';

console.log('| Limit | Number | What happens |\n|---|--:|---|');
for (const { name, number, unit, effect } of declaredLimits()) {
  console.log(`| \`${name}\` | ${number.toLocaleString('en-US')} ${unit} | ${effect} |`);
}
