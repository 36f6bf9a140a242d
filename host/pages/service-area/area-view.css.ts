import { style } from '@vanilla-extract/css';
import { paint } from '../../components/town-pages/county.css.ts';

/** The county’s paint, a coat darker. */
export const closingColor = style({ background: `color-mix(in oklab, ${paint} 78%, #0e1a2b)` });
