import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** What `npm start` gives to Node before the server's own file. */
export const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
