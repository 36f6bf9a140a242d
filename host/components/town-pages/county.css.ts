import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { counties } from '../../../catalogue/towns/counties.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';

export const paint = createVar();

export const countyClasses = styleVariants(
  Object.fromEntries(counties.map((county) => [county.name, county.paint])),
  (hex) => ({ vars: { [paint]: hex } }),
);
export const elsewhere = style({ vars: { [paint]: theme.color.inkSoft } });
