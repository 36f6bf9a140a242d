import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhotoLine } from '../../../../server/photos/photo-line.ts';

/** A line whose work ends when the test says so. */
function aLine(most: number) {
  const line = createPhotoLine({ most, refuse: () => new Error('busy') });
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    hasPlace: line.hasPlace,
    started,
    refused,
    /** Adds work for a sender, which starts as `sender name`. */
    add(sender: string, name = '') {
      const work = () =>
        new Promise<void>((resolve) => {
          started.push(`${sender}${name}`);
          ends.push(resolve);
        });
      line.run(sender, work).catch(() => refused.push(`${sender}${name}`));
    },
    async end() {
      ends.shift()?.();
      await settled();
    },
  };
}

const settled = () => new Promise(setImmediate);

describe('the line of photos', () => {
  it('starts them one at a time, in their order', async () => {
    const line = aLine(3);
    for (const name of ['a.1', 'b.1', 'a.2', 'c.1']) line.add(name);
    for (const _ of [1, 2, 3]) await line.end();
    expect(line.started).toEqual(['a.1', 'b.1', 'a.2', 'c.1']);
  });

  it('goes on after work that failed, and passes its error on', async () => {
    const line = createPhotoLine({ most: 2, refuse: () => new Error('busy') });
    const failing = line.run('a.1', () => Promise.reject(new Error('no picture')));
    const next = line.run('a.1', async () => 'stored');
    await expect(failing).rejects.toThrow('no picture');
    expect(await next).toBe('stored');
  });

  it('refuses the next photo of whoever fills the line', async () => {
    const line = aLine(3);
    for (const name of ['1', '2', '3', '4', '5']) line.add('a.1', name);
    await settled();
    expect(line.hasPlace('a.1')).toBe(false);
    expect(line.refused).toEqual(['a.15']);
  });

  it('gives the last place of the network that has most of them to another one', async () => {
    const line = aLine(3);
    for (const name of ['flood.1', 'flood.2', 'flood.3', 'flood.4']) line.add(name);
    expect(line.hasPlace('home.1')).toBe(true);
    line.add('home.1');
    await settled();
    expect(line.refused).toEqual(['flood.4']);
    for (const _ of [1, 2, 3]) await line.end();
    expect(line.started).toEqual(['flood.1', 'flood.2', 'flood.3', 'home.1']);
  });

  it('gives the last place of the address that has most of them to another one of its network', async () => {
    const line = aLine(3);
    for (const name of ['1', '2', '3', '4']) line.add('town.1', name);
    line.add('town.2');
    await settled();
    expect(line.refused).toEqual(['town.14']);
  });

  it('keeps a place for one photo of each network, whoever else arrives in which order', async () => {
    const senders = fc.constantFrom('flood.1', 'flood.2', 'flood.3', 'home.1', 'other.1');
    await fc.assert(
      fc.asyncProperty(fc.array(senders, { maxLength: 40 }), fc.integer({ min: 3, max: 8 }), async (arriving, most) => {
        const line = aLine(most);
        line.add('first.1');
        for (const sender of arriving) line.add(sender);
        await settled();
        const networks = new Set(arriving.map((sender) => sender.split('.')[0]));
        const waiting = arriving.length - line.refused.length;
        expect(waiting).toBe(Math.min(arriving.length, most));
        for (let ended = 0; ended <= most; ended += 1) await line.end();
        const started = new Set(line.started.slice(1).map((sender) => sender.split('.')[0]));
        expect(started).toEqual(networks);
      }),
    );
  });
});
