import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';

export type Service = Awaited<ReturnType<typeof startService>>;

/**
 * A service that runs the build in a folder. A restart stops the server like systemd, waits until it has exited, and
 * starts the next.
 */
export async function startService(given: {
  folder: string;
  port: number;
  dataDir: string;
  env: Record<string, string>;
}) {
  const { folder: root, ...rest } = given;
  const exitCodes: (number | null)[] = [];
  let starting: Promise<BuiltServer | undefined> = Promise.resolve(undefined);
  let hasEnded = false;

  async function restart(): Promise<void> {
    const former = await starting;
    if (former) exitCodes.push(await former.stop());
    hasEnded = false;
    starting = startBuiltServer({ root, ...rest }).catch(() => {
      hasEnded = true;
      return undefined;
    });
  }

  const control = createServer(async ({ url }, response) => {
    if (url === '/restart') await restart();
    response.writeHead(hasEnded ? 500 : 200).end();
  });
  await once(control.listen(0, '127.0.0.1'), 'listening');
  const { port } = control.address() as AddressInfo; // The address of a TCP server is never a string.
  const command = (path: string) =>
    `"${process.execPath}" -e "fetch('http://127.0.0.1:${port}${path}').then(({ ok }) => process.exit(ok ? 0 : 1))"`;
  return {
    restartCommand: command('/restart'),
    stateCommand: command('/state'),
    exitCodes,
    async [Symbol.asyncDispose]() {
      control.close();
      await (await starting)?.kill();
    },
  };
}
