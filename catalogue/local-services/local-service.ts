import type { ServiceIcon } from '../service-icon.ts';

/** The keys of the services that have a page in every town, in SPEC.md §3’s order, `cedar-maintenance` the sixteenth. */
export const localServiceKeys = [
  'interior-painting',
  'exterior-painting',
  'pressure-washing',
  'cabinet-painting',
  'deck-staining',
  'fence-painting',
  'wallpaper-removal',
  'color-consultation',
  'commercial-painting',
  'drywall-repair',
  'power-washing',
  'wood-staining',
  'trim-painting',
  'accent-walls',
  'house-washing',
  'cedar-maintenance',
] as const;
export type LocalServiceKey = (typeof localServiceKeys)[number];

/** A service as its page in a town tells it (SPEC.md §3). Nothing here names a town: that is the town’s own text. */
export interface LocalService {
  key: LocalServiceKey;
  name: string;
  /** One sentence: the card on an area’s pages, and the page’s lead. */
  description: string;
  /** One paragraph. */
  fullDescription: string;
  icon: ServiceIcon;
  category: 'main' | 'specialty';
  benefits: readonly [string, string, string, string];
  process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
}

export interface ProcessStep {
  title: string;
  text: string;
}
