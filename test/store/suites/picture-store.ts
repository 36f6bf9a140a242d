import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

const many = { max: 100 };
const aPicture = (id: string, addedAt = noon) => ({
  id,
  addedAt,
  bytes: Buffer.from([0, 255, 10, 13, ...Buffer.from(id)]),
});

export function testPictureStore(open: Open): void {
  it('returns a picture byte for byte, also to another process', async () => {
    const [store, other] = [open(), open()];
    expect(await store.addPicture(aPicture('one'), many)).toBe(true);
    for (const reader of [store, other]) {
      expect((await reader.readPicture('one'))?.equals(aPicture('one').bytes)).toBe(true);
    }
  });

  it.each(['', 'nobody', '../one', '$where', 'x'.repeat(500)])('has no picture %j', async (id) => {
    const store = open();
    await store.addPicture(aPicture('one'), many);
    expect(await store.readPicture(id)).toBeUndefined();
  });

  it('stores no more pictures than its limit', async () => {
    const store = open();
    expect(await store.addPicture(aPicture('one'), { max: 1 })).toBe(true);
    expect(await store.addPicture(aPicture('two'), { max: 1 })).toBe(false);
    expect(await store.readPicture('two')).toBeUndefined();
  });

  it('stores one picture per id', async () => {
    const store = open();
    await store.addPicture(aPicture('one'), many);
    await expect(store.addPicture({ ...aPicture('one'), bytes: Buffer.from('other') }, many)).rejects.toThrow();
    expect((await store.readPicture('one'))?.equals(aPicture('one').bytes)).toBe(true);
  });

  it('lists those added before a time, and removes only the given ones', async () => {
    const store = open();
    for (const [id, at] of [
      ['b', noon],
      ['a', afterNoon(1)],
      ['c', afterNoon(2)],
    ] as const) {
      await store.addPicture(aPicture(id, at), many);
    }
    expect(await store.picturesBefore(afterNoon(2))).toEqual(['a', 'b']);
    await store.removePictures(['a', 'nobody']);
    expect(await store.picturesBefore(afterNoon(9))).toEqual(['b', 'c']);
    await store.removePictures([]);
    expect(await store.readPicture('a')).toBeUndefined();
    expect(await store.readPicture('b')).toBeDefined();
  });
}
