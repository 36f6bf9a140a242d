import { style } from '@vanilla-extract/css';
import { inked, square } from './shapes.ts';
import { bold, color, edge, font, px, radius } from './theme.css.ts';

/** Other sites do not load the brand font. */
export const lettering = { fontFamily: font.display, fontWeight: 680 } as const;

export const modal = { padding: 0, border: 0, borderTop: edge.brass, borderRadius: radius, color: color.ink } as const;

/** One per screen; the others are a {@link lineButton}. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.6em',
  minHeight: 48,
  padding: '11px 22px',
  border: `2px solid ${color.barn}`,
  borderRadius: radius,
  background: color.barn,
  color: color.onBarn,
  fontFamily: 'inherit',
  ...bold(px.body, 1.2),
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .15s, border-color .15s, color .15s',
  selectors: {
    '&:hover': { background: color.barnDeep, borderColor: color.barnDeep },
    '&:active': { translate: '0 1px' },
  },
});

export const lineButton = style([
  button,
  { background: 'none', borderColor: 'currentColor', color: color.ink, selectors: { '&:hover': inked } },
]);

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  ...square(1),
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
