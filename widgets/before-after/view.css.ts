import { style } from '@vanilla-extract/css';
import { tracks } from '../core/ui/shapes.ts';
import { color, font, px, soft } from '../core/ui/theme.css.ts';

export const stage = style({ ...tracks('1fr 1fr', 2), overflow: 'clip' });
export const state = style({ margin: 0 });
export const picture = style({ width: '100%', height: 'auto' });
export const words = style({ minHeight: 44, padding: '8px 8px 12px 0', ...soft(px.small, 1.4) });
export const name = style({ display: 'block', color: color.ink, font: `680 min(18px, 3.9vw)/1.3 ${font.display}` });
export const text = style({ '@media': { '(max-width: 40rem)': { display: 'none' } } });
export const note = style({ margin: '12px 0 0', ...soft(px.small) });
