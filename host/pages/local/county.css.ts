import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../widgets/kit/theme.css.ts';

/** The paint of a county, wherever one of its towns stands. Each carries white text at 4.5:1 and more. */
export const paint = createVar();

export const counties = styleVariants(
  {
    'Anne Arundel County': '#1f5c78',
    "Queen Anne's County": '#47663a',
    'Talbot County': '#7a3f4e',
    'Kent County': '#2f6466',
    'Caroline County': '#7d5a1a',
    'Dorchester County': '#4c5480',
  },
  (hex) => ({ vars: { [paint]: hex } }),
);
export const elsewhere = style({ vars: { [paint]: theme.color.inkSoft } });
