import iconBlock from '../../catalogue/drawings/icon-block.svg';
import iconCabinet from '../../catalogue/drawings/icon-cabinet.svg';
import iconCalendar from '../../catalogue/drawings/icon-calendar.svg';
import iconColorCards from '../../catalogue/drawings/icon-color-cards.svg';
import iconCrack from '../../catalogue/drawings/icon-crack.svg';
import iconDeck from '../../catalogue/drawings/icon-deck.svg';
import iconFence from '../../catalogue/drawings/icon-fence.svg';
import iconFloor from '../../catalogue/drawings/icon-floor.svg';
import iconGrain from '../../catalogue/drawings/icon-grain.svg';
import iconHouse from '../../catalogue/drawings/icon-house.svg';
import iconKey from '../../catalogue/drawings/icon-key.svg';
import iconMetal from '../../catalogue/drawings/icon-metal.svg';
import iconOffice from '../../catalogue/drawings/icon-office.svg';
import iconPaving from '../../catalogue/drawings/icon-paving.svg';
import iconRoller from '../../catalogue/drawings/icon-roller.svg';
import iconShingles from '../../catalogue/drawings/icon-shingles.svg';
import iconSiding from '../../catalogue/drawings/icon-siding.svg';
import iconSign from '../../catalogue/drawings/icon-sign.svg';
import iconSprayWand from '../../catalogue/drawings/icon-spray-wand.svg';
import iconStorefront from '../../catalogue/drawings/icon-storefront.svg';
import iconTrim from '../../catalogue/drawings/icon-trim.svg';
import iconTrowel from '../../catalogue/drawings/icon-trowel.svg';
import iconWall from '../../catalogue/drawings/icon-wall.svg';
import iconWallpaper from '../../catalogue/drawings/icon-wallpaper.svg';
import cabinetDoors from '../../catalogue/drawings/post-cabinet-doors.svg';
import cedarShingles from '../../catalogue/drawings/post-cedar-shingles.svg';
import colorCards from '../../catalogue/drawings/post-color-cards.svg';
import deckStain from '../../catalogue/drawings/post-deck-stain.svg';
import exterior from '../../catalogue/drawings/scene-exterior.svg';
import interior from '../../catalogue/drawings/scene-interior.svg';
import pressureWashing from '../../catalogue/drawings/scene-pressure-washing.svg';
import stepBrush from '../../catalogue/drawings/step-brush.svg';
import stepCover from '../../catalogue/drawings/step-cover.svg';
import stepCutIn from '../../catalogue/drawings/step-cut-in.svg';
import stepMend from '../../catalogue/drawings/step-mend.svg';
import stepPatch from '../../catalogue/drawings/step-patch.svg';
import stepPrime from '../../catalogue/drawings/step-prime.svg';
import stepRinse from '../../catalogue/drawings/step-rinse.svg';
import stepRoll from '../../catalogue/drawings/step-roll.svg';
import stepScrape from '../../catalogue/drawings/step-scrape.svg';
import stepShield from '../../catalogue/drawings/step-shield.svg';
import stepSoap from '../../catalogue/drawings/step-soap.svg';
import stepTips from '../../catalogue/drawings/step-tips.svg';
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
import type { StepDrawing } from '../../catalogue/services/pages/service-page.ts';
import type { PictureDrawing, SceneDrawing, ServiceIcon } from '../../catalogue/services/service.ts';

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

/** An SVG, not a background: needs no inline style and prints. */
export function Paint({ hex, className }: { hex: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}

const icons: Record<ServiceIcon, string> = {
  roller: iconRoller,
  house: iconHouse,
  'spray-wand': iconSprayWand,
  cabinet: iconCabinet,
  deck: iconDeck,
  fence: iconFence,
  wallpaper: iconWallpaper,
  'color-cards': iconColorCards,
  block: iconBlock,
  storefront: iconStorefront,
  trowel: iconTrowel,
  grain: iconGrain,
  trim: iconTrim,
  wall: iconWall,
  shingles: iconShingles,
  siding: iconSiding,
  paving: iconPaving,
  metal: iconMetal,
  floor: iconFloor,
  crack: iconCrack,
  key: iconKey,
  sign: iconSign,
  calendar: iconCalendar,
  office: iconOffice,
};

/** In the current text color; fills its box. */
export function ServiceDrawing({ icon, className = '' }: { icon: ServiceIcon; className?: string }) {
  return <Drawing markup={icons[icon]} className={className} />;
}

export const stepDrawings: Record<StepDrawing, string> = {
  'step-scrape': stepScrape,
  'step-mend': stepMend,
  'step-prime': stepPrime,
  'step-brush': stepBrush,
  'step-cover': stepCover,
  'step-patch': stepPatch,
  'step-cut-in': stepCutIn,
  'step-roll': stepRoll,
  'step-shield': stepShield,
  'step-tips': stepTips,
  'step-soap': stepSoap,
  'step-rinse': stepRinse,
};
