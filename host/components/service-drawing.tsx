import block from '../../catalogue/drawings/icon-block.svg';
import cabinet from '../../catalogue/drawings/icon-cabinet.svg';
import calendar from '../../catalogue/drawings/icon-calendar.svg';
import colorCards from '../../catalogue/drawings/icon-color-cards.svg';
import crack from '../../catalogue/drawings/icon-crack.svg';
import deck from '../../catalogue/drawings/icon-deck.svg';
import fence from '../../catalogue/drawings/icon-fence.svg';
import floor from '../../catalogue/drawings/icon-floor.svg';
import grain from '../../catalogue/drawings/icon-grain.svg';
import house from '../../catalogue/drawings/icon-house.svg';
import key from '../../catalogue/drawings/icon-key.svg';
import metal from '../../catalogue/drawings/icon-metal.svg';
import office from '../../catalogue/drawings/icon-office.svg';
import paving from '../../catalogue/drawings/icon-paving.svg';
import roller from '../../catalogue/drawings/icon-roller.svg';
import shingles from '../../catalogue/drawings/icon-shingles.svg';
import siding from '../../catalogue/drawings/icon-siding.svg';
import sign from '../../catalogue/drawings/icon-sign.svg';
import sprayWand from '../../catalogue/drawings/icon-spray-wand.svg';
import storefront from '../../catalogue/drawings/icon-storefront.svg';
import trim from '../../catalogue/drawings/icon-trim.svg';
import trowel from '../../catalogue/drawings/icon-trowel.svg';
import wall from '../../catalogue/drawings/icon-wall.svg';
import wallpaper from '../../catalogue/drawings/icon-wallpaper.svg';
import type { ServiceIcon } from '../../catalogue/services/service.ts';
import { Drawing } from './drawing.tsx';

const drawings: Record<ServiceIcon, string> = {
  roller,
  house,
  'spray-wand': sprayWand,
  cabinet,
  deck,
  fence,
  wallpaper,
  'color-cards': colorCards,
  block,
  storefront,
  trowel,
  grain,
  trim,
  wall,
  shingles,
  siding,
  paving,
  metal,
  floor,
  crack,
  key,
  sign,
  calendar,
  office,
};

/** In the current text color; fills its box. */
export function ServiceDrawing({ icon, className = '' }: { icon: ServiceIcon; className?: string }) {
  return <Drawing markup={drawings[icon]} className={className} />;
}
