import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { phone } from '../../layout/base.css.ts';

const { color, font, text } = theme;

export const card = style({
  breakInside: 'avoid',
  marginBottom: '1.5rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  '@media': { [phone]: { flex: '0 0 84%', scrollSnapAlign: 'start' } },
});
globalStyle(`${card} figure`, { margin: 0 });
export const review = style({ margin: 0, padding: '1.5rem 1.5rem 1rem', fontSize: '1.125rem', lineHeight: 1.55 });

export const caption = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  lineHeight: 1.4,
});
export const who = style({ display: 'grid', padding: '.8rem 1rem', color: color.inkSoft });
globalStyle(`${who} b`, { color: color.ink });
globalStyle(`${who} small`, { fontSize: text.tiny });

const initials = style({
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  font: `680 1.35rem/1 ${font.display}`,
});
/** The service's color (SPEC.md §3). */
export const tones = styleVariants(
  { exterior: '#25476a', interior: '#7e5a6d', 'pressure-washing': '#2f6a72', neutral: '#676662' },
  (background) => [initials, { background }],
);

export const stars = style({ color: '#8a6714', letterSpacing: '.08em' });
globalStyle(`${stars} i`, { fontStyle: 'normal', color: color.line });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
/** A card whose words are on their way. */
export const placeholder = style([
  card,
  { height: '14rem', background: color.sand, animation: `${breathe} 1.6s infinite` },
]);
