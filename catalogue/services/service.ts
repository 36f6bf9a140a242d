import type { PaintColor } from '../contracts/paint-color.ts';
import type { ServiceIcon } from './service-icon.ts';

/** The four groups of /services, in display order. */
export const overviewCategories = [
  { key: 'main', heading: 'Main Services' },
  { key: 'specialty', heading: 'Specialty Services' },
  { key: 'premium', heading: 'Premium Packages' },
  { key: 'commercial', heading: 'Commercial Services' },
] as const;
export type OverviewCategory = (typeof overviewCategories)[number]['key'];

/** The groups of the portfolio on /all-services, in display order. */
export type PortfolioCategory =
  | 'Interior Services'
  | 'Exterior Services'
  | 'Specialty Coatings'
  | 'Surface Preparation'
  | 'Cleaning Services'
  | 'Premium Packages'
  | 'Value-Add Services'
  | 'Commercial Services';

/** The detail page that covers a service, or the contact page. */
export type ServiceHref = '/interior' | '/exterior' | '/pressure-washing' | '/contact';

/** The services for which every town has its own note. */
export type MainServiceKey = 'interior-painting' | 'exterior-painting' | 'pressure-washing';

/** The groups of a town’s list of services, in their order. */
export const workGroups = [
  { key: 'inside', heading: 'Inside' },
  { key: 'outside', heading: 'Outside' },
  { key: 'washing', heading: 'Washing' },
  { key: 'wood', heading: 'Wood' },
] as const;
export type WorkGroup = (typeof workGroups)[number]['key'];

/** All data about a service; lists, pages and URLs are derived from it. */
export interface Service {
  /** Its name in URLs: `/{town}-{key}`. */
  key: string;
  name: string;
  icon: ServiceIcon;
  /** Its entry on /services; absent if it is not listed there. */
  overview?: {
    category: OverviewCategory;
    href: ServiceHref;
    description: string;
  };
  /** Its card in the portfolio, after those that the client specified. */
  portfolio?: { category: PortfolioCategory; href: ServiceHref; text: string };
  /**
   * Its page in every town; absent if it has none. No text here names a town: the towns' records have the local texts.
   */
  local?: {
    category: 'main' | 'specialty';
    /** Its group in a town’s list of services. */
    work: WorkGroup;
    /** The line below its name in that list; about five words. */
    inShort: string;
    scene: PictureDrawing;
    /** The paint used on the page; text is set on it. */
    paint: PaintColor;
    /**
     * The town’s paragraphs that the page shows, by rank of length, so that no two main pages of a town share one.
     * @default the longest
     */
    townParagraphs?: readonly number[];
    /** One sentence for the card on an area’s pages and the page’s lead. */
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

/** A file `drawings/{key}.svg`, 320 × 200, drawn beyond its edges so that it can fill a wide band. */
export type SceneDrawing = 'scene-exterior' | 'scene-interior' | 'scene-pressure-washing';

/** A file `drawings/{key}.svg`, 320 × 200: a picture of the work, cropped to the band. Posts show some of them. */
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
