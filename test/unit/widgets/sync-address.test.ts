import { afterEach, expect, it, vi } from 'vitest';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { everything } from '../../../widgets/palette-picker/palette.ts';
import { createPickerModel, syncAddress } from '../../../widgets/palette-picker/picker-model.ts';

const first = paintColor('Sherwin-Williams', 'SW 7008');
const second = paintColor('Benjamin Moore', 'OC-117');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function refuse(): void {
  throw new DOMException('too many', 'SecurityError');
}

it.each([
  ['refuses', refuse],
  ['ignores', () => {}],
])('the URL of the palette has the last selection once a browser that %s changes accepts them again', (_, full) => {
  const location = new URL('https://here.example/color-palette');
  const replaceState = vi.fn((_: unknown, __: string, url: string) => {
    location.search = new URL(url, location).search;
  });
  vi.useFakeTimers();
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  const model = createPickerModel({ filter: everything, chosen: [] });
  syncAddress(model);
  for (let change = 0; change < 5; change += 1) replaceState.mockImplementationOnce(full);
  model.toggle(first);
  model.toggle(second);
  expect(location.search).toBe('');
  vi.runAllTimers();
  expect(location.search).toBe(`?c=${colorId(first)}.${colorId(second)}`);
  expect(replaceState).toHaveBeenCalledTimes(6);
});
