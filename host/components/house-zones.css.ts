import { globalStyle } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';

const zones = {
  siding: '#e3e2d6',
  trim: brand.colors.paper,
  shutters: '#1f3656',
  door: brand.colors.barn,
  roof: '#5d6873',
  porch: '#8b959b',
} as const;
for (const [zone, paint] of Object.entries(zones)) globalStyle(`.${zone}`, { fill: `var(--house-${zone}, ${paint})` });
globalStyle(`.${Object.keys(zones).join(', .')}`, { transition: 'fill .25s' });
