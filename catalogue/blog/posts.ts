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

/** Seeds the store. By file name. */
export const posts: readonly BlogPost[] = texts.map((text) => {
  const { fields, body } = readFrontMatter(text);
  const field = (name: keyof BlogPost): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`The post ${fields.get('id')} has no ${name}`);
    return value;
  };
  return {
    id: field('id'),
    slug: field('slug'),
    title: field('title'),
    excerpt: field('excerpt'),
    category: field('category'),
    content: body,
    imageUrl: `/assets/posts/${field('imageUrl')}.svg`,
    publishedAt: morningOf(field('publishedAt')),
    updatedAt: morningOf(field('updatedAt')),
  };
});

/** Midnight UTC is the evening before in Maryland. */
function morningOf(date: string): string {
  return new Date(`${date}T12:00:00Z`).toISOString();
}

/** `key: value` lines between two lines of `---`. */
export interface FrontMatter {
  fields: ReadonlyMap<string, string>;
  body: string;
}

export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`No front matter in “${text.slice(0, 40)}”`);
  const fields = head.split('\n').map((line): [string, string] => {
    const at = line.indexOf(':');
    if (at < 1) throw new Error(`“${line}” is no line of front matter`);
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return { fields: new Map(fields), body: body.trim() };
}
