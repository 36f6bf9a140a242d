import type { PaintColor } from '../contracts/paint-color.ts';
import type * as drawings from './drawings.ts';
import type { PortfolioCategory } from './portfolio.ts';

type Drawing = keyof typeof drawings;
export type StepDrawing = Extract<Drawing, `step-${string}`>;
export type SceneDrawing = Exclude<Drawing, `${'icon' | 'service' | 'step'}-${string}`>;
type IconOf<Name> = Name extends `icon-${infer Icon}` ? Icon : never;
export type ServiceIcon = IconOf<Drawing>;

export const overviewHeadings = {
  main: 'Main Services',
  specialty: 'Specialty Services',
  premium: 'Premium Packages',
  commercial: 'Commercial Services',
} as const;
export type OverviewCategory = keyof typeof overviewHeadings;

const row = (category: OverviewCategory) => (href: ServiceHref, description: string) => ({
  category,
  href,
  description,
});
export const [main, specialty, premium, commercial] = [
  row('main'),
  row('specialty'),
  row('premium'),
  row('commercial'),
];

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
  /** @default by `keyOf` */
  key?: string;
  name: string;
  icon: ServiceIcon;
  overview?: ReturnType<typeof main>;
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
