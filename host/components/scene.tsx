import cabinetDoors from '../../catalogue/drawings/post-cabinet-doors.svg';
import cedarShingles from '../../catalogue/drawings/post-cedar-shingles.svg';
import colorCards from '../../catalogue/drawings/post-color-cards.svg';
import deckStain from '../../catalogue/drawings/post-deck-stain.svg';
import touchUp from '../../catalogue/drawings/post-touch-up.svg';
import exterior from '../../catalogue/drawings/scene-exterior.svg';
import interior from '../../catalogue/drawings/scene-interior.svg';
import pressureWashing from '../../catalogue/drawings/scene-pressure-washing.svg';
import type { PictureDrawing, SceneDrawing } from '../../catalogue/services/service.ts';
import { Drawing } from './drawing.tsx';

const scenes: Record<SceneDrawing | PictureDrawing, string> = {
  'post-cabinet-doors': cabinetDoors,
  'post-cedar-shingles': cedarShingles,
  'post-color-cards': colorCards,
  'post-deck-stain': deckStain,
  'post-touch-up': touchUp,
  'scene-exterior': exterior,
  'scene-interior': interior,
  'scene-pressure-washing': pressureWashing,
};

/** The wide drawing at the top of a service’s page. */
export const Scene = ({ scene, className }: { scene: SceneDrawing | PictureDrawing; className: string }) => (
  <Drawing markup={scenes[scene]} className={className} />
);
