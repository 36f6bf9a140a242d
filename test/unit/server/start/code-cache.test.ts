import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCodeCache } from '../../../../server/start/code-cache.ts';

let folder: string;
const cacheFile = () => path.join(folder, 'code-cache.bin');
const write = (name: string, code: string) => writeFile(path.join(folder, name), code);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushline-code-'));
  await write(
    'main.js',
    "const { two } = require('./two.js'); exports.sum = () => two + 40; exports.file = __filename;",
  );
  await write('two.js', "const path = require('node:path'); exports.two = path.basename('/a/2').length + 1;");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What one start of the server does. */
function start() {
  const code = createCodeCache(folder);
  const main = code.load('main.js') as { sum(): number; file: string };
  const sum = main.sum();
  code.keep();
  return { sum, file: main.file };
}

/** Whether a start uses the kept code of every module, and so keeps nothing. */
async function usesKeptCode(): Promise<boolean> {
  const kept = await readFile(cacheFile());
  const code = createCodeCache(folder);
  code.load('main.js');
  await rm(cacheFile());
  code.keep();
  const isUsed = !existsSync(cacheFile());
  if (isUsed) await writeFile(cacheFile(), kept);
  return isUsed;
}

describe('the cache of compiled code', () => {
  it('loads modules the same with and without kept code', async () => {
    const first = start();
    expect(first).toEqual({ sum: 42, file: path.join(folder, 'main.js') });
    expect(await usesKeptCode()).toBe(true);
    expect(start()).toEqual(first);
  });

  it('does not use the code of another source of the same length', async () => {
    start();
    await write('two.js', "const path = require('node:path'); exports.two = path.basename('/a/2').length + 2;");
    expect(start().sum).toBe(43);
    expect(await usesKeptCode()).toBe(true);
  });

  it.each([
    ['is cut short', () => truncate(cacheFile(), 1_000)],
    ['is empty', () => truncate(cacheFile(), 0)],
    [
      'has a wrong byte',
      async () => {
        const bytes = await readFile(cacheFile());
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
        await writeFile(cacheFile(), bytes);
      },
    ],
  ])('compiles everything again if its file %s', async (_name, spoil) => {
    start();
    await spoil();
    expect(await usesKeptCode()).toBe(false);
    expect(start().sum).toBe(42);
    expect(await usesKeptCode()).toBe(true);
  });

  it('keeps nothing where its file is a folder', async () => {
    await mkdir(cacheFile());
    expect(start().sum).toBe(42);
  });

  it('keeps nothing where it cannot write', async () => {
    const code = createCodeCache(folder);
    code.load('main.js');
    await rm(folder, { recursive: true });
    code.keep();
    expect(existsSync(cacheFile())).toBe(false);
  });

  it('fails with the path of a missing module', async () => {
    await rm(path.join(folder, 'two.js'));
    expect(() => createCodeCache(folder).load('main.js')).toThrow(path.join(folder, 'two.js'));
  });
});
