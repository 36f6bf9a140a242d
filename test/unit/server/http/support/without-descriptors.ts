import { openSync } from 'node:fs';
import { acceptMore } from '../../../../../server/http/accept-more.ts';
import { createHttpServer } from '../../../../../server/http/connections/http-server.ts';
import { createLimitCounts } from '../../../../../server/limits/limit-counts.ts';

/* A server that has used up its file descriptors, run in a process of its own: it accepts more, then stops copying. */
const server = createHttpServer({
  handle: () => {},
  headers: [],
  hops: 1,
  limitCounts: createLimitCounts({ log: () => {}, now: () => new Date() }),
});
server.listen(0, '127.0.0.1', async () => {
  try {
    for (;;) openSync('/dev/null', 'r');
  } catch (error) {
    console.log((error as { code?: string }).code);
  }
  acceptMore(server);
  await server.stopCopying();
  console.log('stopped');
  process.exit();
});
