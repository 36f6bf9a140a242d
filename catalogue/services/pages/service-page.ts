import type { ServiceType } from '../../contracts/form-names.ts';
import type { PaintColor } from '../../contracts/paint-color.ts';
import type { SceneDrawing, StepDrawing } from '../drawings.ts';

export interface ServicePage {
  serviceType: ServiceType;
  name: string;
  path: `/${string}`;
  /** At most 160 characters; also the social text. */
  metaDescription: string;
  hero: { title: string; lead: string };
  wall: { color: PaintColor; where: string };
  scene: SceneDrawing;
  quizLabel?: 'Take the Color Quiz';
  features: { heading: string; lead: string; cards: readonly [FeatureCard, FeatureCard, FeatureCard, FeatureCard] };
  why: { heading: string; points: readonly Point[] };
  shelf: PaintShelf | SurfaceList;
  areasHeading: string;
}

export interface FeatureCard extends Point {
  color: PaintColor;
  drawing: StepDrawing;
}

export interface Point {
  title: string;
  text: string;
}

/** By title. */
export const points = (texts: Readonly<Record<string, string>>): Point[] =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));

export interface PaintShelf {
  kind: 'paints';
  heading: string;
  text: string;
  colors: readonly PaintColor[];
}

export interface SurfaceList {
  kind: 'surfaces';
  heading: string;
  text: string;
  surfaces: readonly Point[];
}
