import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { button } from '../../core/ui/parts.css.ts';
import { covering, framed, inRow, inside, pinned, spaced, tracks, wrapRow } from '../../core/ui/shapes.ts';
import { brassUnderline, theme } from '../../core/ui/theme.css.ts';
import { boxed, checkbox, labelText, softText, strongText, title } from '../ui/shapes.css.ts';

const { color, text } = theme;

const wide = '(min-width: 940px)';
const lively = '(prefers-reduced-motion: no-preference)';

export const entrance = style({
  display: 'grid',
  gridTemplateRows: 'clamp(9rem, 36svh, 20rem) minmax(0, 1fr)',
  minHeight: 'max(620px, 100svh - 132px)',
  background: color.paper,
  '@media': { [wide]: { gridTemplate: 'minmax(0, 1fr) / minmax(24rem, 30rem) minmax(0, 1fr)' } },
});

export const night = style({
  position: 'relative',
  background: '#3a4c78 url(/assets/painted-house.svg) 50% / cover',
  backgroundBlendMode: 'multiply',
  forcedColorAdjust: 'none',
  viewTransitionName: 'night-house',
  '@media': { [wide]: { order: 1 } },
});
globalStyle(`${night} svg`, covering);

export const lights = style({
  '@media': { [lively]: { animation: `${keyframes({ from: { opacity: 0 } })} .5s ease-out` } },
});
// A press during the transition reaches the office.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-old(night-house)', {
  transformOrigin: '58% 68%',
  animation: `${keyframes({ to: { opacity: 0, transform: 'scale(1.6)' } })} .4s ease-in both`,
});

export const card = style({
  ...spaced(8),
  alignContent: 'start',
  justifyItems: 'stretch',
  padding: '20px max(20px, 50% - 13rem) 24px',
  borderTop: `4px solid ${color.brass}`,
  '@media': {
    [wide]: {
      alignContent: 'center',
      padding: '32px clamp(24px, 4vw, 64px)',
      borderTop: 0,
      borderRight: `4px solid ${color.brass}`,
    },
  },
});
globalStyle(`${card} h1`, { ...title('2rem'), marginBottom: 12, '@media': { [wide]: { fontSize: '2.75rem' } } });
/** Red is only for what went wrong. */
export const enter = style([
  button,
  {
    width: '100%',
    background: color.ink,
    borderColor: color.ink,
    selectors: { '&:hover': { background: color.night, borderColor: color.night } },
  },
]);
globalStyle(`${card} p:empty`, { display: 'none' });
globalStyle(`${card} p[role=alert]`, {
  display: 'block',
  minHeight: '1.4em',
  margin: 0,
  color: color.error,
  ...strongText,
  lineHeight: 1.4,
});
globalStyle(`${card} [aria-invalid=true]`, { borderColor: color.error, borderLeftWidth: 5 });
globalStyle(`${card} [aria-invalid=true] + button`, { borderColor: color.error });

export const stay = style({ ...inRow(12), minHeight: 44, fontSize: text.small, cursor: 'pointer' });
globalStyle(`${stay} input`, checkbox);

export const fieldLine = style({ display: 'flex' });
export const shown = style({
  flex: 'none',
  minWidth: 68,
  ...boxed,
  ...labelText,
  borderLeft: 0,
  borderRadius: `0 ${theme.radius} ${theme.radius} 0`,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: color.ink, borderColor: color.ink, color: color.white } },
});
globalStyle(`${fieldLine} :has(+ button)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${fieldLine} :focus-visible`, { position: 'relative', zIndex: 1 });

export const codeLine = style({ position: 'relative', containerType: 'inline-size', height: 60, overflow: 'clip' });
export const boxes = style({ ...pinned(0), ...tracks('repeat(6, 1fr)', 8) });
globalStyle(`${boxes} i`, { ...framed, borderBottom: `4px solid ${color.ink}` });
// Room after the last digit keeps the text from scrolling.
globalStyle(`${card} ${codeLine} input`, {
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  width: 'calc(100% + 8rem)',
  height: '100%',
  padding: '0 0 0 calc((100cqi - 40px) / 12 - .5ch)',
  border: 0,
  outline: 0,
  background: 'transparent',
  font: '600 1.6rem/1 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  letterSpacing: 'calc((100cqi + 8px) / 6 - 1ch)',
});
globalStyle(`${codeLine}:has(:focus-visible)`, { outline: `3px solid ${color.focus}`, outlineOffset: 3 });
globalStyle(`${codeLine} [aria-invalid=true] + ${boxes} i`, { borderColor: color.error });

export const hint = style({ margin: 0, ...softText });

const linkText = { minHeight: 44, padding: 0, color: color.ink, ...labelText, ...brassUnderline } as const;
export const forgotten = style({ fontSize: text.small });
inside(forgotten, {
  summary: { ...linkText, width: 'fit-content', lineHeight: '44px', listStyle: 'none', cursor: 'pointer' },
  'summary::-webkit-details-marker': { display: 'none' },
  p: { margin: 0 },
  code: { whiteSpace: 'nowrap' },
});
export const links = style({ ...wrapRow('0 24px'), margin: 0 });
globalStyle(`${links} button`, linkText);
