import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../ui/theme.css.ts';

const light = lightTheme.color;
const byTheme = (day: string, night: string) => `light-dark(${day}, ${night})`;

/** How light a color is, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance); black and white stand out from .18 alike. */
const lightness = '(r*.2126 + g*.7152 + b*.0722)';
const blackOrWhite = (level: string) => {
  const channel = `clamp(0, ${level}*999, 1)`;
  return `color(from ${theme.color.barn} srgb-linear ${channel} ${channel} ${channel})`;
};

/**
 * Keeps a stranger's page out and lets its wishes in: `--brushline-accent`, `--brushline-radius`, `--brushline-font`
 * and the `theme` attribute. The face is the page's own unless it says otherwise. Whatever the accent, what is written
 * on it can be read.
 */
export const wrapper = style({
  all: 'initial',
  display: 'block',
  fontFamily: 'var(--brushline-font, inherit)',
  accentColor: theme.color.bay,
  vars: {
    [theme.color.white]: byTheme(light.white, '#16243a'),
    [theme.color.paper]: byTheme(light.paper, '#0e1a2b'),
    [theme.color.sand]: byTheme(light.sand, '#22344f'),
    [theme.color.line]: byTheme(light.line, '#33455f'),
    [theme.color.lineStrong]: byTheme(light.lineStrong, '#8592a6'),
    [theme.color.ink]: byTheme(light.ink, '#f3eee2'),
    [theme.color.inkSoft]: byTheme(light.inkSoft, '#b6c0ce'),
    [theme.color.bay]: byTheme(light.bay, '#7fc0de'),
    [theme.color.error]: byTheme(light.error, '#ff9f8f'),
    [theme.color.ok]: byTheme(light.ok, '#7cc492'),
    [theme.color.focus]: byTheme(light.focus, '#6fb6f0'),
    [theme.color.tape]: light.tape,
    [theme.color.brass]: light.brass,
    [theme.color.barn]: `var(--brushline-accent, ${byTheme(light.barn, '#c2432d')})`,
    [theme.color.barnDeep]: `color-mix(in srgb, ${theme.color.barn}, ${blackOrWhite(`(${lightness} - .18)`)} 20%)`,
    [theme.color.onBarn]: blackOrWhite(`(.18 - ${lightness})`),
    [theme.radius]: `var(--brushline-radius, ${lightTheme.radius})`,
  },
  selectors: {
    ':host([theme=dark]) &': { colorScheme: 'dark' },
    ':host([theme=auto]) &': { colorScheme: 'light dark' },
  },
});
/** Of some width also where the page lays it out by what it holds, which is a container and counts as nothing. */
globalStyle(':host', { display: 'block', minWidth: 'min(100%, 320px)', maxWidth: '100%' });
globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle(':focus-visible', { outline: `3px solid ${theme.color.focus}`, outlineOffset: 3 });
globalStyle('*, ::before', {
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none !important', animation: 'none !important' } },
});
