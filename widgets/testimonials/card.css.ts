import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inDark, lightTheme, theme } from '../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

export const card = style({
  display: 'grid',
  breakInside: 'avoid',
  marginBottom: 24,
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
});
globalStyle(`${card} figure`, { display: 'grid', gridTemplateRows: '1fr auto', alignItems: 'center', margin: 0 });
export const review = style({ margin: 0, padding: '24px 24px 16px', fontSize: 18, lineHeight: 1.55 });

export const caption = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  lineHeight: 1.4,
});
export const who = style({ display: 'grid', padding: '13px 16px', color: color.inkSoft });
globalStyle(`${who} b`, { color: color.ink });
globalStyle(`${who} small`, { fontSize: text.tiny });

const initials = style({
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  fontFamily: theme.font.display,
  fontSize: 22,
  fontWeight: 680,
});
export const tones = styleVariants(
  { exterior: '#25476a', interior: '#7e5a6d', 'pressure-washing': '#2f6a72', neutral: '#676662' },
  (background) => [initials, { background }],
);

export const stars = style({ color: '#8a6714', letterSpacing: '.08em', selectors: inDark({ color: '#d9b765' }) });
globalStyle(`${stars} i`, { fontStyle: 'normal', color: color.line });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const placeholder = style([
  card,
  { height: 224, background: color.sand, animation: `${breathe} 1.6s infinite` },
]);
