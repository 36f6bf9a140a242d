import type { PaintColor } from '../../contracts/paint-color.ts';
import type { ServiceType } from '../../contracts/service-type.ts';
import type { SceneDrawing } from '../service.ts';

/** The content of a service detail page. */
export interface ServicePage {
  serviceType: ServiceType;
  name: string;
  path: `/${string}`;
  /** At most 160 characters; also the page’s social text. */
  metaDescription: string;
  hero: { title: string; lead: string };
  /** The paint of the hero’s wall and of the freshly painted parts of the scene, and where it is used. */
  wall: { color: PaintColor; where: string };
  scene: SceneDrawing;
  /** The label of the quiz button; pressure washing has no quiz. */
  quizLabel?: 'Take the Color Quiz';
  features: { heading: string; lead: string; cards: readonly [FeatureCard, FeatureCard, FeatureCard, FeatureCard] };
  why: { heading: string; points: readonly Point[] };
  shelf: PaintShelf | SurfaceList;
  areasHeading: string;
}

/** A step of the work, shown on a painted area. */
export interface FeatureCard extends Point {
  color: PaintColor;
  drawing: StepDrawing;
}

export interface Point {
  title: string;
  text: string;
}

/** Paints that suit the work. */
export interface PaintShelf {
  kind: 'paints';
  heading: string;
  text: string;
  colors: readonly PaintColor[];
}

/** The surfaces that are washed, and how. */
export interface SurfaceList {
  kind: 'surfaces';
  heading: string;
  text: string;
  surfaces: readonly Point[];
}

/** A file `drawings/{key}.svg`, 160 × 96, without background: it is shown on a painted area. */
export type StepDrawing =
  | 'step-scrape'
  | 'step-mend'
  | 'step-prime'
  | 'step-brush'
  | 'step-cover'
  | 'step-patch'
  | 'step-cut-in'
  | 'step-roll'
  | 'step-shield'
  | 'step-tips'
  | 'step-soap'
  | 'step-rinse';
