// Without spaces: next to an `env()` the minifier leaves it as it is.
export const gutter = 'min(5vw,.6rem + 2.4vw,3rem)';
export const section = 'clamp(3.5rem, 2.4rem + 5vw, 7rem)';
export const pageWidth = '75rem';

/** Window-relative widths keep long words unbroken at large text sizes. */
export const size = {
  hero: 'min(13vw, clamp(2.5rem, 1.6rem + 4.2vw, 4.75rem))',
  h1: 'min(12vw, clamp(1.9rem, 1.5rem + 1.9vw, 3rem))',
  h3: 'min(10vw, clamp(1.4rem, 1.25rem + .7vw, 1.8rem))',
  lead: '1.2rem',
} as const;

export const narrow = '(max-width: 62rem)';
export const phone = '(max-width: 40rem)';
export const lively = '(prefers-reduced-motion: no-preference)';
export const print = 'print';

export const stickyAt = (top: string) =>
  ({ position: 'sticky', top, '@media': { [narrow]: { position: 'static' } } }) as const;
