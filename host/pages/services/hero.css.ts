import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';
import { chipColors, pageColor } from './colors.ts';

const { color, font, text } = theme;

export const hero = style({ overflowX: 'clip', background: pageColor.hex, borderBottom: `3px solid ${color.brass}` });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(32rem, 45%)',
  gap: '2rem 3rem',
  alignItems: 'end',
  paddingTop: 'clamp(2.5rem, 1rem + 5vw, 5rem)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${grid} > div`, { paddingBottom: 'clamp(2rem, 4vw, 4rem)', '@media': { [narrow]: { paddingBottom: 0 } } });
globalStyle(`${grid} h1`, {
  maxWidth: '14ch',
  marginBottom: '1.35rem',
  fontSize: 'min(13vw, clamp(2.4rem, 1.5rem + 3.4vw, 4.25rem))',
  lineHeight: 1.02,
});
export const words = style({ maxWidth: '32rem', marginBottom: '1.5rem', color: color.ink });

export const fan = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.6rem, 22%)), 1fr))',
  gap: 6,
  marginBottom: '-3rem',
  '@media': { [narrow]: { marginBottom: '-2rem' } },
});
export const chip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '.35rem',
  height: '100%',
  padding: '.75rem .5rem .9rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.inkSoft,
  fontSize: text.tiny,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: {
    '&::before': { content: '', height: '15rem', margin: '-.75rem -.5rem .4rem', forcedColorAdjust: 'none' },
    '&:hover': { translate: '0 4px' },
    '&:active': { translate: '0 7px' },
  },
  '@media': {
    [narrow]: { selectors: { '&::before': { height: '5rem' } } },
    [phone]: { selectors: { '&::before': { height: '3.5rem' } } },
  },
});
globalStyle(`${chip} b`, {
  flex: 1,
  // Two lines, so that a chip is as tall in every font.
  minHeight: '2.3em',
  font: `680 .9rem/1.15 ${font.display}`,
  color: color.ink,
});
chipColors.forEach(({ hex }, index) => {
  globalStyle(`${fan} > :nth-child(${index + 1}) > ${chip}::before`, { background: hex });
});
[-2.5, -0.8, 0.8, 2.5].forEach((turn, index) => {
  globalStyle(`${fan} > :nth-child(${index + 1})`, {
    '@media': { '(min-width: 62.01rem)': { rotate: `${turn}deg`, translate: `0 ${index % 3 ? 0 : '.6rem'}` } },
  });
});
