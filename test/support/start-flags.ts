import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** The flags that `npm start` passes to Node. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
