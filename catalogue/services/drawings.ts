import iconBlock from '../drawings/icon-block.svg';
import iconCabinet from '../drawings/icon-cabinet.svg';
import iconCalendar from '../drawings/icon-calendar.svg';
import iconColorCards from '../drawings/icon-color-cards.svg';
import iconCrack from '../drawings/icon-crack.svg';
import iconDeck from '../drawings/icon-deck.svg';
import iconFence from '../drawings/icon-fence.svg';
import iconFloor from '../drawings/icon-floor.svg';
import iconGrain from '../drawings/icon-grain.svg';
import iconHouse from '../drawings/icon-house.svg';
import iconKey from '../drawings/icon-key.svg';
import iconMetal from '../drawings/icon-metal.svg';
import iconOffice from '../drawings/icon-office.svg';
import iconPaving from '../drawings/icon-paving.svg';
import iconRoller from '../drawings/icon-roller.svg';
import iconShingles from '../drawings/icon-shingles.svg';
import iconSiding from '../drawings/icon-siding.svg';
import iconSign from '../drawings/icon-sign.svg';
import iconSprayWand from '../drawings/icon-spray-wand.svg';
import iconStorefront from '../drawings/icon-storefront.svg';
import iconTrim from '../drawings/icon-trim.svg';
import iconTrowel from '../drawings/icon-trowel.svg';
import iconWall from '../drawings/icon-wall.svg';
import iconWallpaper from '../drawings/icon-wallpaper.svg';
import cabinetDoors from '../drawings/post-cabinet-doors.svg';
import cedarShingles from '../drawings/post-cedar-shingles.svg';
import colorCards from '../drawings/post-color-cards.svg';
import deckStain from '../drawings/post-deck-stain.svg';
import exterior from '../drawings/scene-exterior.svg';
import interior from '../drawings/scene-interior.svg';
import pressureWashing from '../drawings/scene-pressure-washing.svg';
import mainExterior from '../drawings/service-exterior.svg';
import mainInterior from '../drawings/service-interior.svg';
import mainWashing from '../drawings/service-washing.svg';
import stepBrush from '../drawings/step-brush.svg';
import stepCover from '../drawings/step-cover.svg';
import stepCutIn from '../drawings/step-cut-in.svg';
import stepMend from '../drawings/step-mend.svg';
import stepPatch from '../drawings/step-patch.svg';
import stepPrime from '../drawings/step-prime.svg';
import stepRinse from '../drawings/step-rinse.svg';
import stepRoll from '../drawings/step-roll.svg';
import stepScrape from '../drawings/step-scrape.svg';
import stepShield from '../drawings/step-shield.svg';
import stepSoap from '../drawings/step-soap.svg';
import stepTips from '../drawings/step-tips.svg';
import accentWall from '../drawings/work-accent-wall.svg';
import coveredRoom from '../drawings/work-covered-room.svg';
import drywall from '../drawings/work-drywall.svg';
import fence from '../drawings/work-fence.svg';
import frontWalk from '../drawings/work-front-walk.svg';
import houseWashing from '../drawings/work-house-washing.svg';
import porch from '../drawings/work-porch.svg';
import powerWashing from '../drawings/work-power-washing.svg';
import storefront from '../drawings/work-storefront.svg';
import trim from '../drawings/work-trim.svg';
import wallpaper from '../drawings/work-wallpaper.svg';
import woodStaining from '../drawings/work-wood-staining.svg';

/** 320 × 200; scenes overflow to fill a wide band, the others are cropped to it. */
export const scenes = {
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
} as const;

export const mainDrawings: Readonly<Record<string, string>> = {
  'interior-painting': mainInterior,
  'exterior-painting': mainExterior,
  'pressure-washing': mainWashing,
};

/** 24 × 24, in the current color. */
export const serviceIcons = {
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
} as const;

/** 160 × 96, without background: shown on a painted area. */
export const stepDrawings = {
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
} as const;

export type SceneDrawing = keyof typeof scenes;
export type ServiceIcon = keyof typeof serviceIcons;
export type StepDrawing = keyof typeof stepDrawings;
