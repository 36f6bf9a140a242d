import { createGlobalTheme, createGlobalThemeContract, type StyleRule } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';

/**
 * The design tokens, as custom properties with the same names in every bundle. Sizes are in px, because other sites may
 * have another root font size.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      paper: 'paper',
      white: 'white',
      sand: 'sand',
      line: 'line',
      lineStrong: 'line-strong',
      ink: 'ink',
      inkSoft: 'ink-soft',
      night: 'night',
      nightLine: 'night-line',
      onNight: 'on-night',
      bay: 'bay',
      bayDeep: 'bay-deep',
      tape: 'tape',
      barn: 'barn',
      barnDeep: 'barn-deep',
      onBarn: 'on-barn',
      brass: 'brass',
      error: 'error',
      ok: 'ok',
      focus: 'focus',
    },
    font: { display: 'font-display', text: 'font-text' },
    text: { body: 't-body', small: 't-small', tiny: 't-tiny' },
    radius: 'radius',
  },
  (name) => `${business.initials}-${name}`,
);

/** The values of the light theme, for our own pages and for the wrapper inside a shadow root. */
export const lightTheme = {
  color: brand.colors,
  font: { display: brand.type.display, text: brand.type.text },
  text: { body: '17px', small: '15px', tiny: '13px' },
  radius: '3px',
} as const;

/** Sets the light theme on the selector. */
export const setLightTheme = (selector: string, text: typeof lightTheme.text | typeof pageText = lightTheme.text) =>
  createGlobalTheme(selector, theme, { ...lightTheme, text });

/**
 * Selectors of a rule for embedded widgets in dark: with `theme=dark`, and with `theme=auto` on a dark system. In place
 * of `light-dark()`, which older browsers lack.
 */
export const inDark = (rule: Pick<StyleRule, 'vars' | 'color' | 'background' | 'colorScheme'>) => ({
  ':host([theme=dark]) &': rule,
  ':host([theme=auto]) &': { '@media': { '(prefers-color-scheme: dark)': rule } },
});

/** The same sizes on our own pages, where they grow with the browser's text size. */
export const pageText = { body: '1.0625rem', small: '.9375rem', tiny: '.8125rem' } as const;
