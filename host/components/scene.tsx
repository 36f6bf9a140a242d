import exterior from '../../catalogue/drawings/scene-exterior.svg';
import interior from '../../catalogue/drawings/scene-interior.svg';
import pressureWashing from '../../catalogue/drawings/scene-pressure-washing.svg';
import type { SceneDrawing } from '../../catalogue/services/service.ts';
import { Drawing } from './drawing.tsx';

const scenes: Record<SceneDrawing, string> = {
  'scene-exterior': exterior,
  'scene-interior': interior,
  'scene-pressure-washing': pressureWashing,
};

/** The wide drawing at the top of a service’s page. */
export const Scene = ({ scene, className }: { scene: SceneDrawing; className: string }) => (
  <Drawing markup={scenes[scene]} className={className} />
);
