import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';

/** The subset of systemd that an upgrade needs. */
export interface Service extends AsyncDisposable {
  /** A command that restarts the service and fails if it does not start. */
  restartCommand: string;
  /** The exit code of each server that was stopped. */
  exitCodes: (number | null)[];
  /** The current server's output. */
  output(): string;
}

/**
 * A service that runs the build in a folder. A restart stops the server like systemd, waits until it has exited, and
 * starts the next.
 */
export async function startService(given: {
  folder: string;
  port: number;
  dataDir: string;
  env: Record<string, string>;
}): Promise<Service> {
  const { folder: root, ...rest } = given;
  const exitCodes: (number | null)[] = [];
  let server: BuiltServer | undefined;

  async function restart(): Promise<void> {
    if (server) exitCodes.push(await server.stop());
    server = undefined;
    server = await startBuiltServer({ root, ...rest });
  }

  const control = createServer((_, response) => {
    restart().then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  await once(control.listen(0, '127.0.0.1'), 'listening');
  const { port } = control.address() as AddressInfo; // The address of a TCP server is never a string.
  const ask = `fetch('http://127.0.0.1:${port}').then(({ ok }) => process.exit(ok ? 0 : 1))`;
  return {
    restartCommand: `"${process.execPath}" -e "${ask}"`,
    exitCodes,
    output: () => server?.output() ?? '',
    async [Symbol.asyncDispose]() {
      control.close();
      await server?.kill();
    },
  };
}
