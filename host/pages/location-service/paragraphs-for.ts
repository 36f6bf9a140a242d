import type { LocalService } from '../../../catalogue/services/services.ts';

/**
 * A town’s paragraphs for its page of a service, in their order. All of them on all pages would make its pages alike;
 * one would make a service’s pages alike from town to town.
 */
export function paragraphsFor(
  { townParagraphs = [0] }: LocalService,
  paragraphs: readonly (string | undefined)[],
): readonly string[] {
  const all = paragraphs.filter((paragraph) => paragraph !== undefined);
  const byLength = [...all].sort((a, b) => b.length - a.length);
  const wanted = townParagraphs.map((index) => byLength[index]);
  return all.filter((paragraph) => wanted.includes(paragraph));
}
