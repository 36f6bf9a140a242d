import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { brushLink, narrow, phone, section } from '../../components/layout/base.css.ts';
import { pageColor } from './colors.ts';

const { color, font, text } = theme;

/** On sand, as wide as the page: the form's two columns are side by side. */
export const estimate = style({
  paddingBlock: section,
  background: color.sand,
  borderTop: `3px solid ${color.brass}`,
});
globalStyle(`${estimate} h2`, { maxWidth: '20ch', marginBottom: '.75rem' });
export const estimateWords = style({ marginBottom: '2rem' });

export const facts = style({
  display: 'grid',
  gap: '2.75rem',
  alignSelf: 'start',
  position: 'sticky',
  top: '7rem',
  '@media': {
    [narrow]: { position: 'static', gridTemplate: 'auto 1fr / 1fr 1fr', gap: '2rem 3rem' },
    [phone]: { gridTemplate: 'none / minmax(0, 1fr)' },
  },
});
/** The towns are next to both other rows where there are two columns. */
globalStyle(`${facts} > :last-child`, {
  '@media': { [narrow]: { gridArea: '1 / 2 / 3 / 3' }, [phone]: { gridArea: 'auto' } },
});
globalStyle(`${facts} h2`, { fontSize: '1.5rem' });
globalStyle(`${facts} p`, { margin: '.5rem 0 0' });
globalStyle(`${facts} address`, { margin: '.5rem 0', fontStyle: 'normal' });

export const pair = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '1rem 2.5rem' });

export const hours = style({
  width: '100%',
  marginTop: '.75rem',
  borderTop: `3px solid ${color.brass}`,
  borderCollapse: 'collapse',
});
globalStyle(`${hours} :is(th, td)`, {
  padding: '.7rem 0',
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 600,
  textAlign: 'left',
});
globalStyle(`${hours} td`, { fontWeight: 400, textAlign: 'right' });

export const social = style([
  brushLink,
  {
    display: 'inline-block',
    padding: '.75rem 0 .4rem',
    fontWeight: 600,
    backgroundSize: '100% 2px',
    selectors: { '&:hover, &:focus-visible': { backgroundSize: '0 2px' } },
  },
]);

export const greeting = style({ overflow: 'clip', background: pageColor.hex, color: '#fff' });

export const greetingGrid = style({
  display: 'grid',
  // Not the text's own width: it would change when the heading font arrives.
  gridTemplateColumns: 'minmax(0, 1fr) 27rem',
  gap: '2rem 4rem',
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1rem + 5vw, 5rem) 1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${greetingGrid} h1`, {
  maxWidth: '12ch',
  marginBottom: '1.35rem',
  fontSize: 'clamp(2.4rem, 1.5rem + 3.4vw, 4rem)',
});
export const greetingWords = style({ maxWidth: '28rem', marginBottom: '1.5rem', color: '#ecf1ee' });

globalStyle(`${greetingWords} a`, { color: 'inherit' });

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

/** The land continues into the section below. */
export const shoreline = style({ marginBottom: -1, color: color.paper });
globalStyle(`${shoreline} svg`, {
  position: 'relative',
  left: '50%',
  width: 'max(100%, 56rem)',
  maxWidth: 'none',
  translate: '-50%',
});

/** The message form with the facts next to it; stacked below 62 rem. */
export const pageGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 21rem)',
  gap: '3rem clamp(2rem, 4.5vw, 3.5rem)',
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem) clamp(3.5rem, 2.4rem + 5vw, 7rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
