import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { everything } from '../../../widgets/palette-picker/palette.ts';
import { createPickerModel, syncAddress } from '../../../widgets/palette-picker/picker-model.ts';

const first = paintColor('Sherwin-Williams', 'SW 7008');
const second = paintColor('Benjamin Moore', 'OC-117');

/** A page on /color-palette, whose browser accepts, ignores or refuses changes of the URL. */
function openPage() {
  const location = new URL('https://here.example/color-palette');
  const accept = (_: unknown, __: string, url: string) => {
    location.search = new URL(url, location).search;
  };
  const replaceState = vi.fn(accept);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  const model = createPickerModel({ filter: everything, chosen: [] });
  syncAddress(model);
  return { location, model, replaceState };
}

describe('the URL of the palette', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has a selected color at once, and a typed text after a pause', () => {
    const { location, model, replaceState } = openPage();
    model.toggle(first);
    expect(location.search).toBe(`?c=${colorId(first)}`);
    for (const text of ['n', 'na', 'nav']) model.narrow({ text });
    expect(location.search).toBe(`?c=${colorId(first)}`);
    vi.runAllTimers();
    expect(location.search).toBe(`?q=nav&c=${colorId(first)}`);
    expect(replaceState).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'refuses',
      () => {
        throw new DOMException('too many', 'SecurityError');
      },
    ],
    ['ignores', () => {}],
  ])('has the last selection once a browser that %s too many changes accepts them again', (_, full) => {
    const { location, model, replaceState } = openPage();
    for (let change = 0; change < 5; change += 1) replaceState.mockImplementationOnce(full);
    model.toggle(first);
    model.toggle(second);
    expect(location.search).toBe('');
    vi.runAllTimers();
    expect(location.search).toBe(`?c=${colorId(first)}.${colorId(second)}`);
    expect(replaceState).toHaveBeenCalledTimes(6);
  });
});
