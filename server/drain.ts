import type { Server } from 'node:http';

/**
 * Stops taking connections and resolves when the last answer is sent. Whatever is still open after `limitMs` is cut.
 */
export function drain(server: Server, limitMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}
