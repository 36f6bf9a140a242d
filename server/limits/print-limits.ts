/** `npx tsx server/limits/print-limits.ts` writes the table of limits into the operations page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { overloadLimits } from '../http/overload.ts';
import { bounds, tellsWait } from './rate-limits.ts';

const page = 'docs/operations.md';
const limits = [
  ...Object.values(bounds),
  ...Object.values(overloadLimits).flatMap((ofPriority) => [ofPriority.delay, ofPriority.inFlight]),
];
const rows = limits.map(
  ({ name, number, unit, effect }) =>
    `| \`${name}\` | ${number.toLocaleString('en-US')} ${unit} | ${effect.replace(tellsWait, '').trim()} |`,
);
const head = ['| Limit | Number | What happens |', '|---|--:|---|'];
const table = [...head, ...rows, ''].join('\n');
const before = readFileSync(page, 'utf8');
const after = before.replace(/^\| Limit \|.*\n(\|.*\n)+/m, () => table);
writeFileSync(page, after);
console.log(after === before ? `${page} is up to date.` : `${page} has changed.`);
