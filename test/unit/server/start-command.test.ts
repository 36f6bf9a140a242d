import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['the systemd unit', 'server/deploy/brushline.service', /^ExecStart=\S+ dist\/server\/index\.js$/m],
  ['the image', 'server/deploy/Dockerfile', /^CMD \["node", "dist\/server\/index\.js"\]$/m],
  ['npm', 'package.json', /"start": "MALLOC_ARENA_MAX=1 exec node dist\/server\/index\.js"/],
])('%s starts the server by the same command', (_, file, command) => {
  expect(readFileSync(file, 'utf8')).toMatch(command);
});
