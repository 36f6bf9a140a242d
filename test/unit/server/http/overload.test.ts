import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOverload } from '../../../../server/http/overload.ts';

it('measures a lasting delay, not one slow task', async () => {
  const { check } = createOverload({ note: () => {} });
  const block = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  await pause(100);
  block(300);
  await pause(70);
  expect(() => check('track')).not.toThrow();
  for (let nth = 0; nth < 5; nth += 1) {
    block(250);
    await pause(1);
  }
  expect(() => check('track')).toThrow(/busy/);
  expect(() => check('lead')).not.toThrow();
  await pause(200);
  expect(() => check('track')).not.toThrow();
});
