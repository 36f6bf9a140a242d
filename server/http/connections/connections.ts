import type { Socket } from 'node:net';
import type { LimitName } from '../../limits/limit-table.ts';

/** How long a refused or closing connection has to read what was written to it. */
const lingerMs = 1_000;
/** Beyond this many refused connections at once, new ones are closed without a response. */
const maxRefused = 100;

interface Connection {
  socket: Socket;
  /** The client's address; behind a proxy the sender's, from when a request with a body begins until its response ends. */
  address: string | undefined;
  /** In the time of `performance.now()`. */
  idleSinceMs: number;
  /** Whether a request has begun and its body has not fully arrived. */
  isReceiving: boolean;
}

export interface Connections {
  /** Accepts a new connection, or sends it a refusal and returns false. */
  accept(socket: Socket): boolean;
  /** Marks a connection as busy. False if it is being closed: then no request may start. */
  setBusy(socket: Socket): boolean;
  /**
   * Marks a connection whose request has not fully arrived: it is not closed as idle, but may be closed to make room.
   * False as for {@link setBusy}.
   * @param sender the address that a proxy has forwarded with the request
   */
  setReceiving(socket: Socket, sender?: string): boolean;
  setIdle(socket: Socket): void;
  /** Whether a response is pending on it. */
  isBusy(socket: Socket): boolean;
  /** Closes connections that have been idle for this long. Sends FIN first, so that the client gets no reset. */
  closeIdle(forMs: number): void;
}

/**
 * Bounds the number of open connections. When there is no room, it closes the one that has been idle, or has been
 * sending its request, for longest, of the address that holds the most: a client that sends slowly on purpose keeps
 * nobody else out, and one that begins many requests ends only its own.
 */
export function createConnections(parts: {
  max: number;
  maxPerAddress: number;
  /** The address that a connection counts for; undefined where one address represents many people. */
  addressOf: (socket: Socket) => string | undefined;
  /** The complete response for clients that are refused. */
  refusal: () => string;
  note: (limit: LimitName) => void;
}): Connections {
  const { max, maxPerAddress, addressOf, refusal, note } = parts;
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. */
  const idle = new Set<Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  let refused = 0;

  function accept(socket: Socket): boolean {
    const address = addressOf(socket);
    const own = address === undefined ? undefined : byAddress.get(address);
    if (own && own.size >= maxPerAddress && !makeRoom('connectionsPerAddress', oldestIdle(own))) return refuse(socket);
    if (open.size >= max && !makeRoom('connections', oldestIdle(most()) ?? idle.values().next().value)) {
      return refuse(socket);
    }
    const connection = { socket, address: undefined, idleSinceMs: performance.now(), isReceiving: false };
    open.set(socket, connection);
    idle.add(connection);
    assign(connection, address);
    socket.once('close', () => forget(connection));
    return true;
  }

  function makeRoom(limit: LimitName, connection: Connection | undefined): boolean {
    note(limit);
    if (!connection) return false;
    connection.socket.destroy();
    forget(connection);
    return true;
  }

  /** The connections of the address that holds the most; none if no address holds two. */
  function most(): Set<Connection> {
    let found = new Set<Connection>();
    for (const own of byAddress.values()) if (own.size > Math.max(1, found.size)) found = own;
    return found;
  }

  function oldestIdle(own: Set<Connection>): Connection | undefined {
    let oldest: Connection | undefined;
    for (const connection of own) {
      if (idle.has(connection) && connection.idleSinceMs < (oldest?.idleSinceMs ?? Infinity)) oldest = connection;
    }
    return oldest;
  }

  function forget(connection: Connection): void {
    open.delete(connection.socket);
    idle.delete(connection);
    assign(connection, undefined);
  }

  function assign(connection: Connection, address: string | undefined): void {
    const { address: former = '' } = connection;
    if (former === (address ?? '')) return;
    byAddress.get(former)?.delete(connection);
    if (byAddress.get(former)?.size === 0) byAddress.delete(former);
    connection.address = address;
    if (address !== undefined) byAddress.set(address, (byAddress.get(address) ?? new Set()).add(connection));
  }

  function refuse(socket: Socket): false {
    socket.on('error', () => {});
    if (refused >= maxRefused) {
      socket.destroy();
      return false;
    }
    refused += 1;
    socket.once('close', () => {
      refused -= 1;
    });
    endGently(socket, refusal());
    return false;
  }

  return {
    accept,
    setBusy(socket) {
      const connection = open.get(socket);
      return connection !== undefined && idle.delete(connection);
    },
    setReceiving(socket, sender) {
      const connection = open.get(socket);
      if (!connection || !idle.delete(connection)) return false;
      if (sender !== undefined) assign(connection, sender);
      connection.isReceiving = true;
      connection.idleSinceMs = performance.now();
      idle.add(connection);
      return true;
    },
    setIdle(socket) {
      const connection = open.get(socket);
      if (!connection) return;
      assign(connection, addressOf(socket));
      connection.isReceiving = false;
      idle.delete(connection);
      connection.idleSinceMs = performance.now();
      idle.add(connection);
    },
    isBusy(socket) {
      const connection = open.get(socket);
      return connection !== undefined && !idle.has(connection);
    },
    closeIdle(forMs) {
      const latest = performance.now() - forMs;
      for (const connection of idle) {
        if (connection.idleSinceMs > latest) return;
        if (connection.isReceiving) continue;
        // It is still open but neither idle nor busy, so a request that arrives now is not served.
        idle.delete(connection);
        endGently(connection.socket);
      }
    },
  };
}

/**
 * Closes without a reset: with unread bytes, closing would reset the connection, and the client might lose a response
 * that it has not read yet.
 */
function endGently(socket: Socket, lastWords = ''): void {
  socket.end(lastWords);
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
