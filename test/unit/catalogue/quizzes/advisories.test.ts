import { expect, it } from 'vitest';
import { advisoriesFor } from '../../../../catalogue/quizzes/advisories.ts';
import { exteriorTags } from '../../../../catalogue/quizzes/quiz.ts';

it.each(exteriorTags)('has one advisory for %s', (tag) => {
  expect(advisoriesFor([tag])).toHaveLength(1);
});

it('gives no advice without tags', () => {
  expect(advisoriesFor([])).toEqual([]);
});

it('gives a historic district and a strict association the same advisory', () => {
  expect(advisoriesFor(['HISTORIC', 'HOA_STRICT'])).toEqual(advisoriesFor(['HISTORIC']));
});

it('keeps the display order without duplicates', () => {
  const all = advisoriesFor(exteriorTags).map(({ title }) => title);
  expect(all).toHaveLength(exteriorTags.length - 1);
  expect(new Set(all).size).toBe(all.length);
  expect(advisoriesFor(['ROOF_GRAY', 'VINYL']).map(({ title }) => title)).toEqual(['Vinyl siding', 'A gray roof']);
});
