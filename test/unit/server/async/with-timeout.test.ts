import { expect, it } from 'vitest';
import { withTimeout } from '../../../../server/async/with-timeout.ts';

const never = new Promise<never>(() => {});

it('settles as the work does', async () => {
  await expect(withTimeout(Promise.resolve(7), 1_000, 'too late')).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000, 'too late')).rejects.toThrow('broken');
});

it('rejects when the work takes too long', async () => {
  await expect(withTimeout(never, 10, 'too late')).rejects.toThrow('too late');
});
