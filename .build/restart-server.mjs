import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** In watch mode: restarts the server after each build. */
export function restartServer(entry) {
  let server;
  return {
    name: 'restart-server',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (!existsSync(entry)) return;
        if (server?.exitCode === null && server.signalCode === null) {
          const exit = once(server, 'exit');
          server.kill('SIGTERM');
          await exit;
        }
        server = fork(entry, { env: { ...process.env, NODE_ENV: 'production' } });
      },
    },
    closeWatcher: () => void server?.kill('SIGTERM'),
  };
}
