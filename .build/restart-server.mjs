import { fork } from 'node:child_process';
import { once } from 'node:events';

/** While watching: runs the server that was just built, in place of the one before. */
export function restartServer(entry) {
  let server;
  return {
    name: 'restart-server',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (server?.exitCode === null && server.signalCode === null) {
          const exit = once(server, 'exit');
          server.kill('SIGTERM');
          await exit;
        }
        server = fork(entry);
      },
    },
    closeWatcher: () => void server?.kill('SIGTERM'),
  };
}
