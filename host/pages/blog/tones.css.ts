import { createVar, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';

export const tone = createVar();

const painted = (color: string) => style({ vars: { [tone]: color } });

export const tones: Readonly<Record<string, string>> = {
  'Exterior Painting': painted(brand.colors.bay),
  'Interior Painting': painted('#4f6b55'),
  'Pressure Washing': painted('#2f6a72'),
  'Cabinet Painting': painted('#7a3f4e'),
  'Go Green': painted('#47663a'),
  'Deck Staining': painted('#7d5a1a'),
  'Color Consultation': painted('#5b4a7a'),
};
export const neutralTone = painted('#4a5563');
