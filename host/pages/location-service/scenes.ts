import sceneExterior from '../../../catalogue/drawings/scene-exterior.svg';
import sceneInterior from '../../../catalogue/drawings/scene-interior.svg';
import sceneWashing from '../../../catalogue/drawings/scene-pressure-washing.svg';
import type { LocalServiceKey } from '../../../catalogue/local-services/local-service.ts';

/** The drawing at the head of each service’s page. */
export const scenes: Record<LocalServiceKey, string> = {
  'interior-painting': sceneInterior,
  'exterior-painting': sceneExterior,
  'pressure-washing': sceneWashing,
  'cabinet-painting': sceneInterior,
  'deck-staining': sceneWashing,
  'fence-painting': sceneExterior,
  'wallpaper-removal': sceneInterior,
  'color-consultation': sceneInterior,
  'commercial-painting': sceneExterior,
  'drywall-repair': sceneInterior,
  'power-washing': sceneWashing,
  'wood-staining': sceneExterior,
  'trim-painting': sceneInterior,
  'accent-walls': sceneInterior,
  'house-washing': sceneWashing,
  'cedar-maintenance': sceneExterior,
};
