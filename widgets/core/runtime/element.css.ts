import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { lightTheme, theme } from '../ui/theme.css.ts';

const light = lightTheme.color;
const dark = brand.darkColors;
const byTheme = (name: keyof typeof dark) => `light-dark(${light[name]}, ${dark[name]})`;

/**
 * Black or white, by a color's distance from the lightness (CIE L*, 0 to 100) at which both have equal contrast
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
const blackOrWhite = (distance: string) => `lab(from ${theme.color.barn} calc((${distance})*999) 0 0)`;

/**
 * Isolates the widget from the page's styles, except for `--brushline-accent`, `--brushline-radius`, `--brushline-font`
 * and the `theme` attribute. The font defaults to the page's. Text on the accent color is always readable.
 */
export const wrapper = style({
  all: 'initial',
  // The page's text decorations do not apply to an inline block.
  display: 'inline-block',
  verticalAlign: 'top',
  width: '100%',
  fontFamily: `var(--${business.namespace}-font, inherit)`,
  accentColor: theme.color.bay,
  vars: {
    [theme.color.white]: byTheme('white'),
    [theme.color.paper]: byTheme('paper'),
    [theme.color.sand]: byTheme('sand'),
    [theme.color.line]: byTheme('line'),
    [theme.color.lineStrong]: byTheme('lineStrong'),
    [theme.color.ink]: byTheme('ink'),
    [theme.color.inkSoft]: byTheme('inkSoft'),
    [theme.color.bay]: byTheme('bay'),
    [theme.color.error]: byTheme('error'),
    [theme.color.ok]: byTheme('ok'),
    [theme.color.focus]: byTheme('focus'),
    [theme.color.tape]: light.tape,
    [theme.color.brass]: light.brass,
    [theme.color.barn]: `var(--${business.namespace}-accent, ${byTheme('barn')})`,
    [theme.color.barnDeep]: `color-mix(in srgb, ${theme.color.barn}, ${blackOrWhite('l - 49.5')} 20%)`,
    [theme.color.onBarn]: blackOrWhite('49.5 - l'),
    [theme.radius]: `var(--${business.namespace}-radius, ${lightTheme.radius})`,
  },
  selectors: {
    ':host([theme=dark]) &': { colorScheme: 'dark' },
    ':host([theme=auto]) &': { colorScheme: 'light dark' },
  },
});
/** Gives it a width where the page sizes it by its content, because a container has no intrinsic width. */
globalStyle(':host', { display: 'block', minWidth: 'min(100%, 320px)', maxWidth: '100%', textIndent: 0 });
/**
 * Starts a new line where the page makes this element inline; browsers do not break between text and an inline block.
 */
globalStyle(':host::before', { content: '""', display: 'block' });
globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 });
globalStyle('*, ::before', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' } },
});
