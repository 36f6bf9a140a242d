import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { media } from '../../../widgets/core/ui/shapes.ts';
import { color } from '../../../widgets/core/ui/theme.css.ts';

// Without spaces: next to an `env()` the minifier leaves it as it is.
export const gutter = 'min(5vw,.6rem + 2.4vw,3rem)';
export const section = 'clamp(3.5rem, 2.4rem + 5vw, 7rem)';
export const pageWidth = '75rem';
export const contentWidth = `min(100% - 2 * ${gutter}, ${pageWidth})`;

/** Grows with the window, whose width keeps long words unbroken at large text sizes. */
export const fluid = (range: string, most = '13vw') => `min(${most}, clamp(${range}))`;
export const size = {
  title: fluid('2.5rem, 1.6rem + 3.6vw, 4.5rem'),
  longTitle: fluid('2.4rem, 1.5rem + 3.4vw, 4.25rem'),
  largeTitle: fluid('2.4rem, 1.5rem + 3.4vw, 4rem'),
  hero: fluid('2.5rem, 1.6rem + 4.2vw, 4.75rem'),
  h1: 'min(12vw, clamp(1.9rem, 1.5rem + 1.9vw, 3rem))',
  h3: 'min(10vw, clamp(1.4rem, 1.25rem + .7vw, 1.8rem))',
  lead: '1.2rem',
} as const;

export const space = {
  hero: 'clamp(2.5rem, 1rem + 4vw, 4.5rem)',
  band: 'clamp(2.5rem, 5vw, 4.5rem)',
  columns: 'clamp(2rem, 6vw, 6rem)',
  closeColumns: 'clamp(1.5rem, 4vw, 4rem)',
} as const;

export const dusk = `linear-gradient(${color.paper}, #e9dfc8 55%, #dfc9a6)`;

export const painted = (hex: string) => ({ background: hex, color: textOnPaint(hex) === 'ink' ? color.ink : '#fff' });

export const standingLink = {
  display: 'inline-block',
  padding: '.75rem 0 .4rem',
  fontWeight: 600,
  backgroundSize: '100% 2px',
  selectors: { '&:hover, &:focus-visible': { backgroundSize: '0 2px' } },
} as const;

export const narrow = '(max-width: 62rem)';
export const phone = '(max-width: 40rem)';
export const tablet = '(min-width: 40.01rem) and (max-width: 62rem)';
export const desk = '(min-width: 62.01rem)';
export const lively = '(prefers-reduced-motion: no-preference)';

export const onPhone = media(phone);
export const onNarrow = media(narrow);
export const stickyAt = (top: string) => ({ position: 'sticky', top, ...onNarrow({ position: 'static' }) }) as const;
