import type { BlogPost } from '../contracts/content.ts';
import choosingADeckStain from './posts/choosing-a-deck-stain.md';
import choosingWhitesByLight from './posts/choosing-whites-by-light.md';
import hoaAndHistoricDistrictColors from './posts/hoa-and-historic-district-colors.md';
import howToReadAPaintingEstimate from './posts/how-to-read-a-painting-estimate.md';
import leadSafeWorkBefore1978 from './posts/lead-safe-work-before-1978.md';
import lowVocPaintAndTheLabel from './posts/low-voc-paint-and-the-label.md';
import paintSeasonOnTheBay from './posts/paint-season-on-the-bay.md';
import paintedKitchenCabinets from './posts/painted-kitchen-cabinets.md';
import preparingCedar from './posts/preparing-cedar.md';
import saltAirAndHousePaint from './posts/salt-air-and-house-paint.md';
import touchUpsThatBlend from './posts/touch-ups-that-blend.md';
import whatNotToPressureWash from './posts/what-not-to-pressure-wash.md';

const texts = [
  choosingADeckStain,
  choosingWhitesByLight,
  hoaAndHistoricDistrictColors,
  howToReadAPaintingEstimate,
  leadSafeWorkBefore1978,
  lowVocPaintAndTheLabel,
  paintSeasonOnTheBay,
  paintedKitchenCabinets,
  preparingCedar,
  saltAirAndHousePaint,
  touchUpsThatBlend,
  whatNotToPressureWash,
];

type Field = Exclude<keyof BlogPost, 'content' | 'imageAlt' | 'active'>;

/** Midnight UTC is the evening before in Maryland. */
const morningOf = (date: string): string => new Date(`${date}T12:00:00Z`).toISOString();

/** Seeds the store. By file name: `key: value` lines between two of `---`, then the article. */
export const posts: readonly BlogPost[] = texts.map((text) => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  // Tests check that each file has every field.
  const fields = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/))) as Record<Field, string>;
  return {
    ...fields,
    content: body.trim(),
    imageUrl: `/assets/posts/${fields.imageUrl}.svg`,
    publishedAt: morningOf(fields.publishedAt),
    updatedAt: morningOf(fields.updatedAt),
  };
});
