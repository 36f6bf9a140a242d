import type { PaintColor } from '../contracts/paint-color.ts';
import type { SceneDrawing, ServiceIcon } from './drawings.ts';

export const overviewHeadings = {
  main: 'Main Services',
  specialty: 'Specialty Services',
  premium: 'Premium Packages',
  commercial: 'Commercial Services',
} as const;
export type OverviewCategory = keyof typeof overviewHeadings;

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

/** Of a town’s list of services, in order. */
export const workGroups = [
  { key: 'inside', heading: 'Inside' },
  { key: 'outside', heading: 'Outside' },
  { key: 'washing', heading: 'Washing' },
  { key: 'wood', heading: 'Wood' },
] as const;
export type WorkGroup = (typeof workGroups)[number]['key'];

export interface Service {
  key: string;
  name: string;
  icon: ServiceIcon;
  overview?: { category: OverviewCategory; href: ServiceHref; description: string };
  /** After the cards that the client specified. */
  portfolio?: { category: PortfolioCategory; href: ServiceHref; text: string };
  /** No text here names a town. */
  local?: {
    work: WorkGroup;
    inShort: string;
    scene: SceneDrawing;
    paint: PaintColor;
    /** Ranks of length; a town's main pages share none. @default the longest */
    townParagraphs?: readonly number[];
    description: string;
    fullDescription: string;
    benefits: readonly [string, string, string, string];
    process: readonly [Point, Point, Point, Point];
  };
}

export interface Point {
  title: string;
  text: string;
}
