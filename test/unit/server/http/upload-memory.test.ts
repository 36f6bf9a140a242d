import { describe, expect, it } from 'vitest';
import { createUploadMemory } from '../../../../server/http/upload-memory.ts';
import { type LimitName, limitTable } from '../../../../server/limits/limit-table.ts';

const MB = 1_000_000;
const secondMs = 1_000;

/** The memory with the limits of the product, its clock, and uploads that send so many bytes each second. */
function memory() {
  let ms = 0;
  const notes: LimitName[] = [];
  const open = createUploadMemory({
    most: limitTable.photoBytesAtOnce.number,
    mostOfOne: limitTable.photoBytesOfAddress.number,
    leastRate: limitTable.uploadRate.number,
    patienceMs: limitTable.uploadPatience.number * secondMs,
    uptimeMs: () => ms,
    note: (limit) => notes.push(limit),
  });
  const uploads: { rate: number; take: (bytes: number) => boolean }[] = [];
  return {
    notes,
    /** Starts an upload by a first portion. */
    upload(owner: string | undefined, { first = 0, rate = 0 }: { first?: number; rate?: number } = {}) {
      const share = open(owner);
      const state = { isLost: false, hasRoom: true };
      share.onLoss(() => {
        state.isLost = true;
      });
      const take = (bytes: number) => {
        state.hasRoom = state.hasRoom && share.take(bytes);
        return state.hasRoom;
      };
      if (first > 0) take(first);
      uploads.push({ rate, take });
      return Object.assign(state, { take, settle: share.settle, release: share.release });
    },
    /** Lets time pass, in which every upload sends at its rate. */
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        ms += secondMs;
        for (const { rate, take } of uploads) if (rate > 0) take(rate);
      }
    },
  };
}

describe('the memory for uploads', () => {
  it('takes room from senders that are too slow, slowest first, and only as much as is needed', () => {
    const { upload, pass, notes } = memory();
    const slow = ['a', 'b', 'c'].flatMap((owner) => [0, 1].map(() => upload(owner, { first: 10 * MB, rate: 100 })));
    const slowest = upload('d', { first: 3.9 * MB });
    pass(11);
    expect(upload('e', { first: 3 * MB }).hasRoom).toBe(true);
    expect(slowest.isLost).toBe(true);
    expect(slow.filter(({ isLost }) => isLost)).toHaveLength(0);
    expect(upload('f', { first: 10 * MB }).hasRoom).toBe(true);
    expect(slow.filter(({ isLost }) => isLost)).toHaveLength(1);
    expect(notes).toEqual(['uploadRate', 'uploadRate']);
  });

  it('takes none while there is room', () => {
    const { upload, pass } = memory();
    const slow = upload('a', { first: 10 * MB });
    pass(200);
    expect(upload('b', { first: 10 * MB }).hasRoom).toBe(true);
    expect([slow.isLost, slow.take(1_000)]).toEqual([false, true]);
  });

  it('leaves its share to a phone on slow 3G, which sends 400 kbit/s and pauses for eight seconds', () => {
    const { upload, pass, notes } = memory();
    const phone = upload('phone', { rate: 50_000 });
    const trickling = Array.from({ length: 7 }, (_, at) => upload(`slow ${at}`, { first: 9 * MB, rate: 1_000 }));
    pass(20);
    const paused = upload('other phone', { first: 300_000 });
    pass(8);
    // Everybody wants room, again and again.
    const newer = Array.from({ length: 9 }, (_, at) => upload(`new ${at}`, { first: 8 * MB }));
    expect(newer.filter(({ hasRoom }) => hasRoom)).toHaveLength(7);
    expect(trickling.every(({ isLost }) => isLost)).toBe(true);
    expect([phone.isLost, paused.isLost]).toEqual([false, false]);
    pass(100);
    expect([phone.isLost, phone.hasRoom, paused.take(50_000)]).toEqual([false, true, true]);
    expect(notes.filter((limit) => limit === 'uploadRate')).toHaveLength(7);
  });

  it('does not let a burst make up for the pause after it', () => {
    const { upload, pass } = memory();
    const slow = Array.from({ length: 6 }, (_, at) => upload(`slow ${at}`, { first: 10.4 * MB }));
    pass(9);
    expect(upload('a', { first: 10 * MB }).hasRoom).toBe(false);
    pass(2);
    expect(upload('b', { first: 10 * MB }).hasRoom).toBe(true);
    expect(slow.filter(({ isLost }) => isLost)).toHaveLength(1);
  });

  it('keeps photos that have arrived until they are encoded, and does not count that time', () => {
    const { upload, pass } = memory();
    const waiting = Array.from({ length: 6 }, (_, at) => upload(`waiting ${at}`, { first: 10.4 * MB }));
    for (const { settle } of waiting) settle();
    pass(60);
    expect(upload('a', { first: 5 * MB }).hasRoom).toBe(false);
    waiting[0]?.release();
    // The next file of the same form is measured by itself.
    expect(waiting[0]?.take(10 * MB)).toBe(true);
    pass(5);
    expect(upload('b', { first: 10 * MB }).hasRoom).toBe(false);
    expect(waiting.some(({ isLost }) => isLost)).toBe(false);
  });

  it('takes room for a sender from its own address first', () => {
    const { upload, pass, notes } = memory();
    const [mine, other] = [upload('a', { first: 20 * MB }), upload('b', { first: 20 * MB })];
    pass(11);
    expect(upload('a', { first: 10 * MB }).hasRoom).toBe(true);
    expect([mine.isLost, other.isLost]).toEqual([true, false]);
    expect(upload('a', { first: 20 * MB }).hasRoom).toBe(false);
    expect(notes).toEqual(['uploadRate', 'photoBytesOfAddress']);
  });

  it('takes room for a phone from addresses that fill all of it just fast enough, and only from them', () => {
    const { upload, pass, notes } = memory();
    const homes = ['b', 'c'].map((owner) => upload(owner, { first: 4 * MB, rate: 100_000 }));
    const sending = Array.from({ length: 48 }, (_, at) => upload(`attacker ${at % 3}`, { rate: 37_000 }));
    pass(30);
    const phone = upload('phone', { rate: 50_000 });
    pass(40);
    expect(notes).toContain('photoBytesAtOnce');
    expect([phone, ...homes].map(({ hasRoom, isLost }) => hasRoom && !isLost)).toEqual([true, true, true]);
    expect(sending.filter(({ hasRoom, isLost }) => hasRoom && !isLost).length).toBeGreaterThan(0);
  });

  it('takes nothing for a sender that would then hold more than the others', () => {
    const { upload } = memory();
    const all = ['a', 'b', 'c'].map((owner) => upload(owner, { first: 21 * MB }));
    expect(upload('d', { first: 16.1 * MB }).hasRoom).toBe(false);
    expect(all.some(({ isLost }) => isLost)).toBe(false);
    expect(upload('d', { first: 16 * MB }).hasRoom).toBe(true);
    expect(all.filter(({ isLost }) => isLost)).toHaveLength(1);
  });

  it('takes nothing from others for a sender whose address is unknown', () => {
    const { upload } = memory();
    const all = ['a', 'b', 'c'].map((owner) => upload(owner, { first: 21 * MB }));
    expect(upload(undefined, { first: 2 * MB }).hasRoom).toBe(false);
    expect(all.some(({ isLost }) => isLost)).toBe(false);
  });

  it('takes nothing for a sender that would still not fit', () => {
    const { upload, pass } = memory();
    const settled = Array.from({ length: 5 }, (_, at) => upload(`waiting ${at}`, { first: 10 * MB }));
    for (const { settle } of settled) settle();
    const slow = upload('slow', { first: 10 * MB });
    pass(60);
    expect(upload('a', { first: 15 * MB }).hasRoom).toBe(false);
    expect(slow.isLost).toBe(false);
  });

  it('is all free again when everything was released, in any order', () => {
    const { upload, pass } = memory();
    const one = upload('a', { first: 20 * MB });
    const two = upload('a', { first: 4 * MB });
    pass(11);
    expect(upload('a', { first: 1 * MB }).hasRoom).toBe(true);
    for (const { release } of [two, one, one, two]) release();
    const all = ['b', 'c', 'd'].map((owner) => upload(owner, { first: 21 * MB }));
    expect(all.map(({ hasRoom, isLost }) => hasRoom && !isLost)).toEqual([true, true, true]);
  });

  it('asks for the rate at which the largest photo arrives in time', () => {
    const { photoBytes, uploadRate, uploadSeconds } = limitTable;
    expect(Math.abs(photoBytes.number / uploadSeconds.number / uploadRate.number - 1)).toBeLessThan(0.01);
  });
});
