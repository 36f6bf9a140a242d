import { createGlobalTheme, createGlobalThemeContract, type StyleRule } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';

/** In px, because other sites may have another root font size. */
export const theme = createGlobalThemeContract(
  {
    color: brand.colors,
    font: { display: 'font-display', text: 'font-text' },
    text: { body: 't-body', small: 't-small', tiny: 't-tiny' },
    radius: 'radius',
  },
  (name, [group, color = '']) => {
    const own = group === 'color' ? color.replace(/[A-Z]/g, '-$&').toLowerCase() : name;
    return `${business.initials}-${own}`;
  },
);

export const { color, font, text, radius } = theme;
export const edge = {
  thin: `1px solid ${color.line}`,
  strong: `1px solid ${color.lineStrong}`,
  brass: `3px solid ${color.brass}`,
  night: `1px solid ${color.nightLine}`,
} as const;
/** Safari before 26.2 takes no thickness in the shorthand. */
export const brassUnderline = {
  textDecoration: 'underline',
  textDecorationColor: color.brass,
  textDecorationThickness: 2,
} as const;

/** For our own pages and for the wrapper inside a shadow root. */
export const lightTheme = {
  color: brand.colors,
  font: { display: brand.type.display, text: brand.type.text },
  text: { body: '17px', small: '15px', tiny: '13px' },
  radius: '3px',
} as const;

/** Sizes of text on other sites. */
export const px = lightTheme.text;

export const setLightTheme = (selector: string, text: typeof lightTheme.text | typeof pageText = lightTheme.text) =>
  createGlobalTheme(selector, theme, { ...lightTheme, text });

/** Older browsers lack `light-dark()`. */
export const inDark = (rule: Pick<StyleRule, 'vars' | 'color' | 'background' | 'colorScheme'>) => ({
  ':host([theme=dark]) &': rule,
  ':host([theme=auto]) &': { '@media': { '(prefers-color-scheme: dark)': rule } },
});

/** On our own pages, sizes grow with the browser's text size. */
export const pageText = { body: '1.0625rem', small: '.9375rem', tiny: '.8125rem' } as const;

export const sized = (fontSize: string | number, lineHeight: string | number) => ({ fontSize, lineHeight });
export const soft = (fontSize: string | number, lineHeight?: string | number) => ({
  color: color.inkSoft,
  fontSize,
  ...(lineHeight && { lineHeight }),
});
export const bold = (fontSize: string | number, lineHeight?: string | number) => ({
  fontSize,
  fontWeight: 600,
  ...(lineHeight && { lineHeight }),
});
