import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpackOnce } from '../../support/unpack-once.mjs';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'brushline-unpack-'));
  folder = path.join(parent, 'cache', 'browser');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const write = (text: string) => (into: string) => writeFile(path.join(into, 'program'), text);
const program = () => readFile(path.join(folder, 'program'), 'utf8');

it('never shows another caller a folder that is half filled', async () => {
  let seenByOther = '';
  await unpackOnce(folder, async (into) => {
    await write('half')(into);
    await unpackOnce(folder, write('whole'));
    seenByOther = await program();
    await write('also whole')(into);
  });
  expect(seenByOther).toBe('whole');
  expect(await program()).toBe('whole');
  expect(await readdir(path.dirname(folder))).toEqual(['browser']);
});

it('does not fill it again', async () => {
  await unpackOnce(folder, write('first'));
  await unpackOnce(folder, () => Promise.reject(new Error('filled again')));
  expect(await program()).toBe('first');
});

it('says why it could not, and leaves nothing', async () => {
  const failing = unpackOnce(folder, async (into) => {
    await write('half')(into);
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(await readdir(path.dirname(folder))).toEqual([]);
});
