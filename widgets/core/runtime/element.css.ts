import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { inDark, lightTheme, theme } from '../ui/theme.css.ts';

const light = lightTheme.color;
const accent = (color: string) => `var(--${business.namespace}-accent, ${color})`;

const { darkColors } = brand;
const names = Object.keys(darkColors) as (keyof typeof darkColors)[];
const colorVars = (colors: Record<keyof typeof darkColors, string>) =>
  Object.fromEntries(names.map((name) => [theme.color[name], colors[name]]));

/** By the distance from the CIE L* with equal contrast: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const blackOrWhite = (distance: string) => `lab(from ${theme.color.barn} calc((${distance})*999) 0 0)`;

/** Older browsers show white text on any accent. */
export const wrapper = style({
  all: 'initial',
  // The page's text decorations do not apply to an inline block.
  display: 'inline-block',
  verticalAlign: 'top',
  width: '100%',
  fontFamily: `var(--${business.namespace}-font, inherit)`,
  accentColor: theme.color.bay,
  vars: {
    ...colorVars(light),
    [theme.color.tape]: light.tape,
    [theme.color.brass]: light.brass,
    [theme.color.barn]: accent(light.barn),
    [theme.color.barnDeep]: theme.color.barn,
    [theme.color.onBarn]: light.onBarn,
    [theme.radius]: `var(--${business.namespace}-radius, ${lightTheme.radius})`,
  },
  '@supports': {
    '(color: lab(from red l a b))': {
      vars: {
        [theme.color.barnDeep]: `color-mix(in srgb, ${theme.color.barn}, ${blackOrWhite('l - 49.5')} 20%)`,
        [theme.color.onBarn]: blackOrWhite('49.5 - l'),
      },
    },
  },
  selectors: inDark({
    colorScheme: 'dark',
    vars: { ...colorVars(darkColors), [theme.color.barn]: accent(darkColors.barn) },
  }),
});
/** For pages that size it by its content: a container has no intrinsic width. */
globalStyle(':host', { display: 'block', minWidth: 'min(100%, 320px)', maxWidth: '100%', textIndent: 0 });
/** Browsers do not break between text and an inline block. */
globalStyle(':host::before', { content: '""', display: 'block' });
globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 });
globalStyle('*, ::before', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' } },
});
