import { expect, it } from 'vitest';
import { diskCheck } from '../../../../server/health.ts';

const gigabyte = 1e9;
const told = async (free: number) => {
  const [found] = await diskCheck('/data', async () => ({ blocks: 10, bavail: free, bsize: 1 }))();
  return [found?.severity, found?.brief];
};

it.each([
  [250 * gigabyte, 'info', '250 GB free'],
  [2.59 * gigabyte, 'info', '2.5 GB free'],
  [gigabyte, 'info', '1 GB free'],
  [gigabyte - 1, 'warning', '999 MB free'],
  [200_000_000, 'warning', '200 MB free'],
  [199_999_999, 'problem', '199 MB free'],
  [0, 'problem', '0 MB free'],
])('reports a disk with %i bytes left', async (free, severity, brief) => {
  expect(await told(free)).toEqual([severity, brief]);
});

it('reports nothing for a file system that does not report its size', async () => {
  expect(await diskCheck('/data', async () => ({ blocks: 0, bavail: 0, bsize: 4096 }))()).toEqual([]);
});

it('queries the disk of the given folder', async () => {
  const [found] = await diskCheck(import.meta.dirname)();
  expect(found?.brief).toMatch(/^[\d.]+ [GM]B free$/);
});
