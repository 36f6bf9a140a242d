import type { ServiceType } from '../../contracts/form-names.ts';
import type { PaintColor } from '../../contracts/paint-color.ts';
import { paintColor } from '../../paint/paint-colors.ts';
import type { Point, SceneDrawing, StepDrawing } from '../service.ts';

export interface ServicePage {
  serviceType: ServiceType;
  name: string;
  path: `/${string}`;
  /** At most 160 characters; also the social text. */
  metaDescription: string;
  hero: { title: string; lead: string };
  wall: { color: PaintColor; where: string };
  scene: SceneDrawing;
  features: { heading: string; lead: string; cards: readonly FeatureCard[] };
  why: { heading: string; points: readonly Point[] };
  /** For washing, surfaces and their methods instead of paints. */
  shelf: { heading: string; text: string } & ({ colors: readonly PaintColor[] } | { surfaces: readonly Point[] });
  /** From the old surface up. */
  layers?: { lead: string; of: readonly Point[] };
  /** A made-up job, without prices. */
  sample: { house: string; lines: readonly Point[] };
  areasHeading: string;
}

const lasting = 'It lasts: two finish coats, not one thick one.';
export const finishCoats = { 'First coat': 'It covers.', 'Second coat': lasting };

export interface FeatureCard extends Point {
  color: PaintColor;
  drawing: StepDrawing;
}

export const points = (texts: Readonly<Record<string, string>>): Point[] =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));

/** `paints`: the code of each text's paint, by the drawing on it. */
export const cards = (texts: Readonly<Record<string, string>>, paints: Partial<Record<StepDrawing, string>>) =>
  points(texts).map((point, at): FeatureCard => {
    const [drawing, code] = Object.entries(paints)[at] as [StepDrawing, string]; // As many as texts.
    return { ...point, color: paintColor(code), drawing };
  });
