import cabinetDoors from '../../catalogue/drawings/post-cabinet-doors.svg';
import cedarShingles from '../../catalogue/drawings/post-cedar-shingles.svg';
import colorCards from '../../catalogue/drawings/post-color-cards.svg';
import deckStain from '../../catalogue/drawings/post-deck-stain.svg';
import exterior from '../../catalogue/drawings/scene-exterior.svg';
import interior from '../../catalogue/drawings/scene-interior.svg';
import pressureWashing from '../../catalogue/drawings/scene-pressure-washing.svg';
import accentWall from '../../catalogue/drawings/work-accent-wall.svg';
import coveredRoom from '../../catalogue/drawings/work-covered-room.svg';
import drywall from '../../catalogue/drawings/work-drywall.svg';
import fence from '../../catalogue/drawings/work-fence.svg';
import frontWalk from '../../catalogue/drawings/work-front-walk.svg';
import houseWashing from '../../catalogue/drawings/work-house-washing.svg';
import porch from '../../catalogue/drawings/work-porch.svg';
import powerWashing from '../../catalogue/drawings/work-power-washing.svg';
import storefront from '../../catalogue/drawings/work-storefront.svg';
import trim from '../../catalogue/drawings/work-trim.svg';
import wallpaper from '../../catalogue/drawings/work-wallpaper.svg';
import woodStaining from '../../catalogue/drawings/work-wood-staining.svg';
import type { PictureDrawing, SceneDrawing } from '../../catalogue/services/service.ts';

/** Its ids must be unique on the page. */
export function Drawing({ markup, className }: { markup: string; className?: string }) {
  const html = markup.replace(' xmlns="http://www.w3.org/2000/svg"', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our files, read by the build.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const scenes: Record<SceneDrawing | PictureDrawing, string> = {
  'post-cabinet-doors': cabinetDoors,
  'post-cedar-shingles': cedarShingles,
  'post-color-cards': colorCards,
  'post-deck-stain': deckStain,
  'scene-exterior': exterior,
  'scene-interior': interior,
  'scene-pressure-washing': pressureWashing,
  'work-accent-wall': accentWall,
  'work-covered-room': coveredRoom,
  'work-drywall': drywall,
  'work-fence': fence,
  'work-front-walk': frontWalk,
  'work-house-washing': houseWashing,
  'work-porch': porch,
  'work-power-washing': powerWashing,
  'work-storefront': storefront,
  'work-trim': trim,
  'work-wallpaper': wallpaper,
  'work-wood-staining': woodStaining,
};

export const Scene = ({ scene, className }: { scene: SceneDrawing | PictureDrawing; className: string }) => (
  <Drawing markup={scenes[scene]} className={className} />
);
