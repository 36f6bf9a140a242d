import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';
import { pageColor } from './colors.ts';

const { color, font, text } = theme;

export const greeting = style({ overflow: 'clip', background: pageColor.hex, color: '#fff' });

export const grid = style({
  display: 'grid',
  // Not the text's own width: it would move when the face of the headings arrives.
  gridTemplateColumns: 'minmax(0, 1fr) 27rem',
  gap: '2rem 4rem',
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1rem + 5vw, 5rem) 1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${grid} h1`, {
  maxWidth: '12ch',
  marginBottom: '1.35rem',
  fontSize: 'clamp(2.4rem, 1.5rem + 3.4vw, 4rem)',
});
export const words = style({ maxWidth: '28rem', marginBottom: '1.5rem', color: '#ecf1ee' });

globalStyle(`${words} a`, { color: 'inherit' });

export const lines = style({ display: 'grid', borderBottom: '1px solid #ffffff73' });
export const line = style({
  display: 'grid',
  gap: '.35rem',
  paddingBlock: '1.1rem',
  borderTop: '1px solid #ffffff73',
  color: 'inherit',
  font: `680 clamp(1.3rem, 1rem + 1vw, 1.7rem)/1.2 ${font.display}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: '#ffffff14' } },
});
export const number = style([
  line,
  { fontSize: 'clamp(2.1rem, 1rem + 3.4vw, 3.5rem)', lineHeight: 1.05, letterSpacing: '-.01em', whiteSpace: 'nowrap' },
]);
export const what = style({ font: `600 ${text.tiny}/1.3 ${font.text}`, letterSpacing: '.06em' });

/** The land runs on into the section below. */
export const shoreline = style({ marginBottom: -1, color: color.paper });
globalStyle(`${shoreline} svg`, {
  position: 'relative',
  left: '50%',
  width: 'max(100%, 56rem)',
  maxWidth: 'none',
  translate: '-50%',
});
