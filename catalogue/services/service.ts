import type { PaintColor } from '../contracts/paint-color.ts';

export const overviewCategories = [
  { key: 'main', heading: 'Main Services' },
  { key: 'specialty', heading: 'Specialty Services' },
  { key: 'premium', heading: 'Premium Packages' },
  { key: 'commercial', heading: 'Commercial Services' },
] as const;
export type OverviewCategory = (typeof overviewCategories)[number]['key'];

export type PortfolioCategory =
  | 'Interior Services'
  | 'Exterior Services'
  | 'Specialty Coatings'
  | 'Surface Preparation'
  | 'Cleaning Services'
  | 'Premium Packages'
  | 'Value-Add Services'
  | 'Commercial Services';

export type ServiceHref = '/interior' | '/exterior' | '/pressure-washing' | '/contact';

/** Every town has its own note for these. */
export type MainServiceKey = 'interior-painting' | 'exterior-painting' | 'pressure-washing';

/** Of a town’s list of services, in order. */
export const workGroups = [
  { key: 'inside', heading: 'Inside' },
  { key: 'outside', heading: 'Outside' },
  { key: 'washing', heading: 'Washing' },
  { key: 'wood', heading: 'Wood' },
] as const;
export type WorkGroup = (typeof workGroups)[number]['key'];

export interface Service {
  /** In URLs: `/{town}-{key}`. */
  key: string;
  name: string;
  icon: ServiceIcon;
  overview?: {
    category: OverviewCategory;
    href: ServiceHref;
    description: string;
  };
  /** After the cards that the client specified. */
  portfolio?: { category: PortfolioCategory; href: ServiceHref; text: string };
  /** No text here names a town. */
  local?: {
    category: 'main' | 'specialty';
    work: WorkGroup;
    inShort: string;
    scene: PictureDrawing;
    paint: PaintColor;
    /** Ranks of length; a town's main pages share none. @default the longest */
    townParagraphs?: readonly number[];
    description: string;
    fullDescription: string;
    benefits: readonly [string, string, string, string];
    process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  };
}

export interface ProcessStep {
  title: string;
  text: string;
}

/** `drawings/{key}.svg`, 320 × 200, overflowing to fill a wide band. */
export type SceneDrawing = 'scene-exterior' | 'scene-interior' | 'scene-pressure-washing';

/** `drawings/{key}.svg`, 320 × 200, cropped to the band. Posts show some. */
export type PictureDrawing =
  | 'post-cabinet-doors'
  | 'post-cedar-shingles'
  | 'post-color-cards'
  | 'post-deck-stain'
  | 'work-accent-wall'
  | 'work-covered-room'
  | 'work-drywall'
  | 'work-fence'
  | 'work-front-walk'
  | 'work-house-washing'
  | 'work-porch'
  | 'work-power-washing'
  | 'work-storefront'
  | 'work-trim'
  | 'work-wallpaper'
  | 'work-wood-staining';

/** `drawings/icon-{key}.svg`, 24 × 24, in the current color. */
export const serviceIcons = [
  'roller',
  'house',
  'spray-wand',
  'cabinet',
  'deck',
  'fence',
  'wallpaper',
  'color-cards',
  'block',
  'storefront',
  'trowel',
  'grain',
  'trim',
  'wall',
  'shingles',
  'siding',
  'paving',
  'metal',
  'floor',
  'crack',
  'key',
  'sign',
  'calendar',
  'office',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];
