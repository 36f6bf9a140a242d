import type { LocalServiceKey } from '../../../catalogue/local-services/local-service.ts';

/** Which of a town’s paragraphs, by length, go to which of its main pages: no two of them get the same. */
const dealt: Partial<Record<LocalServiceKey, readonly number[]>> = {
  'interior-painting': [0, 1],
  'exterior-painting': [0, 2],
  'pressure-washing': [1, 2],
};

/**
 * A town’s paragraphs for one of its pages, in their order. All of them on all pages would make its pages alike; one
 * would make a service’s pages alike from town to town.
 */
export function paragraphsFor(key: LocalServiceKey, paragraphs: readonly (string | undefined)[]): readonly string[] {
  const all = paragraphs.filter((paragraph) => paragraph !== undefined);
  const byLength = [...all].sort((a, b) => b.length - a.length);
  const wanted = (dealt[key] ?? [0]).map((index) => byLength[index]);
  return all.filter((paragraph) => wanted.includes(paragraph));
}
