import type { LimitName } from '../limits/limit-table.ts';

/** The memory that one upload holds. */
export interface UploadShare {
  /** Counts bytes that have just arrived. False if there is no room for them, or if the share was lost. */
  take(bytes: number): boolean;
  /** Keeps the share from being lost from now on, because all of the file has arrived. */
  settle(): void;
  /** Gives everything back. The share can then be used for the next file. Idempotent. */
  release(): void;
  /**
   * Registers what drops the bytes when the share is lost: another upload needs the room, and this one is too slow or
   * its owner holds too much. It is called synchronously, and everything counts as given back.
   */
  onLoss(drop: () => void): void;
}

export interface UploadMemoryRule {
  /** The bytes that all uploads together may hold. */
  most: number;
  /** The bytes that one owner may hold. */
  mostOfOne: number;
  /** In bytes per second. */
  leastRate: number;
  /** How long an upload may fall behind that rate. A burst does not make up for a longer pause later. */
  patienceMs: number;
  /** A clock that is never set. @default performance.now */
  uptimeMs?: (() => number) | undefined;
  /** Called when a limit takes effect. */
  note?: (limit: LimitName) => void;
}

interface Held extends UploadShare {
  owner: string | undefined;
  bytes: number;
  /** Until when the upload is fast enough, even if nothing more arrives. */
  fastUntil: number;
  isSettled: boolean;
  lose(): void;
}

/**
 * Creates the memory for uploads, so that nobody can hold it by sending slowly: when it is full, or an owner's part of
 * it, the slowest uploads below `leastRate` lose their shares to the one that needs the room. If none is below, owners
 * with more than an equal part of the memory lose theirs to one with less.
 * @returns a function that opens the share of an upload; without an owner's name, only `most` applies to it
 */
export function createUploadMemory(rule: UploadMemoryRule): (owner: string | undefined) => UploadShare {
  const { most, mostOfOne, leastRate, patienceMs, uptimeMs = () => performance.now(), note } = rule;
  /** The shares that hold bytes. */
  const shares = new Set<Held>();
  const heldBy = new Map<string | undefined, number>();
  let held = 0;

  /** Takes shares from the slowest of those that may lose them, unless that would still not be enough. */
  function makeRoom(missing: number, mayLose: (share: Held) => boolean, limit: LimitName): boolean {
    if (missing <= 0) return true;
    const losing: Held[] = [];
    let left = missing;
    for (const share of [...shares].sort((a, b) => a.fastUntil - b.fastUntil)) {
      if (left <= 0) break;
      if (share.isSettled || !mayLose(share)) continue;
      losing.push(share);
      left -= share.bytes;
    }
    if (left > 0) return false;
    for (const share of losing) {
      share.lose();
      note?.(limit);
    }
    return true;
  }

  /**
   * Takes shares from owners that hold more than an equal part of all memory, for one that would not. Several owners
   * who each send just fast enough could otherwise keep everybody else waiting.
   */
  function shareEqually(missing: number, bytes: number, { owner }: Held): boolean {
    if (owner === undefined) return false;
    const left = new Map(heldBy).set(owner, (heldBy.get(owner) ?? 0) + bytes);
    const equalPart = most / left.size;
    const isOver = (one: string | undefined) => one !== undefined && (left.get(one) ?? 0) > equalPart;
    if (isOver(owner)) return false;
    return makeRoom(
      missing,
      (share) => {
        if (!isOver(share.owner)) return false;
        left.set(share.owner, (left.get(share.owner) ?? 0) - share.bytes);
        return true;
      },
      'photoBytesAtOnce',
    );
  }

  function hasRoom(bytes: number, share: Held): boolean {
    const { owner } = share;
    const now = uptimeMs();
    const isSlow = (other: Held) => other.fastUntil < now && other !== share;
    const overOwn = owner === undefined ? 0 : (heldBy.get(owner) ?? 0) + bytes - mostOfOne;
    if (!makeRoom(overOwn, (other) => isSlow(other) && other.owner === owner, 'uploadRate')) {
      note?.('photoBytesOfAddress');
      return false;
    }
    const overAll = held + bytes - most;
    if (makeRoom(overAll, isSlow, 'uploadRate') || shareEqually(overAll, bytes, share)) return true;
    note?.('photoBytesAtOnce');
    return false;
  }

  function count(owner: string | undefined, bytes: number): void {
    held += bytes;
    const left = (heldBy.get(owner) ?? 0) + bytes;
    if (left > 0) heldBy.set(owner, left);
    else heldBy.delete(owner);
  }

  return (owner) => {
    let drop = () => {};
    let isLost = false;
    const share: Held = {
      owner,
      bytes: 0,
      fastUntil: 0,
      isSettled: false,
      take(bytes) {
        if (isLost || !hasRoom(bytes, share)) return false;
        const now = uptimeMs();
        if (share.bytes === 0) share.fastUntil = now + patienceMs;
        share.fastUntil = Math.min(now + patienceMs, share.fastUntil + (bytes / leastRate) * 1_000);
        share.bytes += bytes;
        count(owner, bytes);
        shares.add(share);
        return true;
      },
      settle() {
        share.isSettled = true;
      },
      release() {
        if (shares.delete(share)) count(owner, -share.bytes);
        share.bytes = 0;
        share.isSettled = false;
        isLost = false;
      },
      onLoss(then) {
        drop = then;
      },
      lose() {
        share.release();
        isLost = true;
        drop();
      },
    };
    return share;
  };
}
