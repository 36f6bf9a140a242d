import { describe, expect, it } from 'vitest';
import { arrowTarget, createTypeAhead } from '../../../widgets/site-nav/activate-menu.ts';

const labels = ['Annapolis', 'Easton', 'Chestertown', 'Cambridge', 'Centreville'];

describe('keys in a menu', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 0],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s moves from link %i of four to %s', (key, current, target) => {
    expect(arrowTarget(key, current, 4)).toBe(target);
  });
});

describe('type-ahead', () => {
  it('combines letters into a word, until a second passes without one', () => {
    let now = 0;
    const find = createTypeAhead(() => now);
    expect(find('c', labels, -1)).toBe(2);
    now = 999;
    expect(find('a', labels, 2)).toBe(3);
    now = 2_000;
    expect(find('e', labels, 3)).toBe(1);
  });

  it('cycles through all matching links when one letter is repeated', () => {
    const find = createTypeAhead(() => 0);
    let at = -1;
    const visited = [...'cCcc'].map((letter) => (at = find(letter, labels, at)));
    expect(visited).toEqual([2, 3, 4, 2]);
  });
});
