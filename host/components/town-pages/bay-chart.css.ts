import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { counties } from '../../../catalogue/towns/counties.ts';
import { square } from '../../../widgets/core/ui/shapes.ts';
import { brassUnderline, color, font } from '../../../widgets/core/ui/theme.css.ts';
import { onPhone } from '../layout/rules.ts';

export const paint = createVar();

export const countyClasses = styleVariants(
  Object.fromEntries(counties.map((county) => [county.name, county.paint])),
  (hex) => ({ vars: { [paint]: hex } }),
);
export const elsewhere = style({ vars: { [paint]: color.inkSoft } });

export const store = style({ position: 'absolute', ...square(0), overflow: 'hidden' });
export const chart = style(square('100%'));

export const water = style({ font: "italic 400 15px/1 Georgia, 'Times New Roman', serif", fill: '#1d5068' });
globalStyle(`${water} text`, { letterSpacing: '.04em', ...onPhone({ display: 'none' }) });
export const bay = style({ fontSize: 30, letterSpacing: '.2em !important', display: 'block !important' });

export const towns = style({ font: `600 15px/1 ${font.text}`, fill: color.ink });
globalStyle(`${towns} text`, {
  paintOrder: 'stroke',
  stroke: '#fdfaf0',
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
export const sides = styleVariants({
  right: {},
  left: { textAnchor: 'end' },
  above: {},
  below: { textAnchor: 'middle' },
});
export const minor = style({});
export const dot = style({ fill: paint, stroke: '#fff', strokeWidth: 1.5 });
export const reach = style({ fill: 'transparent' });
globalStyle(`${towns} a:hover text`, brassUnderline);
globalStyle(`${towns} a:hover .${dot}`, { fill: color.ink });

export const hereRing = style({ fill: 'none', stroke: color.ink, strokeWidth: 2.5 });
export const hereDot = style({ fill: color.ink });
