import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage } from '../../../../server/pages/cached-page.ts';
import { createCompressedPages, digestOf } from '../../../../server/pages/compressed-pages.ts';

const document = '<p>paint </p>'.repeat(500);
const digest = digestOf(Buffer.from(document));
const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'brushline-')), 'pages');

/** A page in a process that starts with this folder. */
const pageOf = (folder: string, text = document) =>
  createCachedPage(200, Buffer.from(text), [], { compressed: createCompressedPages({ folder }) });

describe('the best compression of pages', () => {
  it('is computed once, and reused by the next process', async () => {
    const folder = await newFolder();
    const first = pageOf(folder);
    await first.answer('br');
    expect(first.isImproved()).toBe(false);
    await first.improve();
    const second = pageOf(folder);
    const answer = await second.answer('br');
    expect(second.isImproved()).toBe(true);
    expect(answer.body).toEqual((await first.answer('br')).body);
  });

  it('is not used for another document', async () => {
    const folder = await newFolder();
    const first = pageOf(folder);
    await first.answer('br');
    await first.improve();
    const other = pageOf(folder, `${document}!`);
    await other.answer('br');
    expect(other.isImproved()).toBe(false);
  });

  it.each([
    ['is torn', brotliCompressSync(document).subarray(0, 20)],
    ['holds another document', brotliCompressSync('<script>alert(1)</script>')],
    ['is empty', Buffer.alloc(0)],
  ])('is computed again when its file %s', async (_case, content) => {
    const folder = await newFolder();
    const compressed = createCompressedPages({ folder });
    await compressed.write(digest, brotliCompressSync(document));
    await writeFile(path.join(folder, `${digest}.br`), content);
    expect(await compressed.read(digest)).toBeUndefined();
    const page = pageOf(folder);
    await page.answer('br');
    await page.improve();
    expect(await compressed.read(digest)).toBeDefined();
  });

  it('is only repeated later when the folder cannot be written', async () => {
    const folder = path.join(await newFolder(), '\0');
    const page = pageOf(folder);
    await page.answer('br');
    await expect(page.improve()).resolves.toBeUndefined();
    await expect(createCompressedPages({ folder }).prune()).resolves.toBeUndefined();
  });

  it('leaves no partial file, and only its owner can read it', async () => {
    const folder = await newFolder();
    await createCompressedPages({ folder }).write(digest, brotliCompressSync(document));
    expect(await readdir(folder)).toEqual([`${digest}.br`]);
    expect((await stat(path.join(folder, `${digest}.br`))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('is removed after two weeks without use', async () => {
    const folder = await newFolder();
    const compressed = createCompressedPages({ folder });
    const old = new Date(Date.now() - 15 * 24 * 60 * 60_000);
    for (const text of ['used', 'unused'])
      await compressed.write(digestOf(Buffer.from(text)), brotliCompressSync(text));
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), old, old);
    await compressed.read(digestOf(Buffer.from('used')));
    await compressed.prune();
    expect(await readdir(folder)).toEqual([`${digestOf(Buffer.from('used'))}.br`]);
  });
});
