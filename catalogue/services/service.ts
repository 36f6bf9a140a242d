import type { PaintColor } from '../contracts/paint-color.ts';
import type { ServiceIcon } from './service-icon.ts';

/** The four groups of /services, in their order (SPEC.md §3). */
export const overviewCategories = [
  { key: 'main', heading: 'Main Services' },
  { key: 'specialty', heading: 'Specialty Services' },
  { key: 'premium', heading: 'Premium Packages' },
  { key: 'commercial', heading: 'Commercial Services' },
] as const;
export type OverviewCategory = (typeof overviewCategories)[number]['key'];

/** The services that a town has a note of its own on. */
export type MainServiceKey = 'interior-painting' | 'exterior-painting' | 'pressure-washing';

/** All that the site knows of a service; lists, pages and addresses are derived from it. */
export interface Service {
  /** Its name in addresses: `/{town}-{key}`. */
  key: string;
  name: string;
  icon: ServiceIcon;
  /** Its entry on /services; absent for one that is not listed there. */
  overview?: {
    category: OverviewCategory;
    /** The detail page that covers it, or the contact page. */
    href: '/interior' | '/exterior' | '/pressure-washing' | '/contact';
    description: string;
  };
  /** Its page in every town; absent for one that has none. Nothing here names a town: that is the town’s own text. */
  local?: {
    category: 'main' | 'specialty';
    scene: SceneDrawing;
    /** The paint that the page is drawn in; text stands on it. */
    paint: PaintColor;
    /**
     * Which of a town’s paragraphs, by length, the page shows: no two main pages of a town get the same.
     * @default the longest
     */
    townParagraphs?: readonly number[];
    /** One sentence: the card on an area’s pages, and the page’s lead. */
    description: string;
    /** One paragraph. */
    fullDescription: string;
    benefits: readonly [string, string, string, string];
    process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  };
}

export interface ProcessStep {
  title: string;
  text: string;
}

/** A file `drawings/{key}.svg`, 320 × 200, drawn past its edges to fill a wide band. */
export type SceneDrawing = 'scene-exterior' | 'scene-interior' | 'scene-pressure-washing';
