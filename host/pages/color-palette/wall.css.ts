import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { phone, section } from '../../layout/base.css.ts';

const { color, font, text } = theme;

/** What lies over what here is a matter of this page alone: the bar stays above all. */
export const page = style({ isolation: 'isolate' });

export const count = style({ margin: 0, color: color.inkSoft });
globalStyle(`${count} b`, { color: color.ink });

export const empty = style({ padding: `3rem 0 ${section}`, font: `680 1.5rem/1.3 ${font.display}` });
globalStyle(`${empty} a`, { display: 'inline-block', font: `600 ${text.body}/44px ${font.text}` });

export const group = style({ paddingBottom: '2rem' });
globalStyle(`${group} h2`, {
  position: 'sticky',
  top: '4.5rem',
  zIndex: 2,
  paddingBlock: '.7rem .6rem',
  background: color.paper,
  fontSize: '1.35rem',
  lineHeight: 1.2,
  '@media': { [phone]: { top: '4rem', fontSize: '1.15rem' }, print: { position: 'static' } },
});
globalStyle(`${group} h2 span`, {
  marginLeft: '.5rem',
  font: `400 ${text.small}/1.2 ${font.text}`,
  letterSpacing: 0,
  color: color.inkSoft,
});

export const rack = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.1rem, 1fr))',
  gap: 4,
  // So that the heading does not lie on the edge of what is chosen.
  paddingTop: 3,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 } },
});
export const swatch = style({
  background: color.white,
  outline: '1px solid #cfc4ae',
  outlineOffset: -1,
  // Below the bar and the heading that stays under it.
  scrollMarginTop: '4rem',
});
export const chosen = style([
  swatch,
  { position: 'relative', zIndex: 1, outline: `3px solid ${color.ink}`, outlineOffset: 0 },
]);

const chip = `${swatch} > a`;
globalStyle(chip, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '0 .5rem .5rem',
  fontSize: '.75rem',
  lineHeight: 1.3,
  color: color.inkSoft,
  textDecoration: 'none',
  letterSpacing: '-.01em',
  // Three to a row and nine screens of them: there the lines run on.
  '@media': { [phone]: { display: 'block', padding: '0 .3rem .35rem', letterSpacing: '-.03em' } },
});
globalStyle(`${chip} > svg`, {
  width: 'calc(100% + 1rem - 2px)',
  maxWidth: 'none',
  height: '5.75rem',
  margin: '1px calc(1px - .5rem) .4rem',
  '@media': {
    [phone]: { width: 'calc(100% + .6rem - 2px)', height: '2.75rem', margin: '1px calc(1px - .3rem) .25rem' },
  },
});
globalStyle(`${chip} > b`, {
  flex: 1,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
  color: color.ink,
  '@media': { [phone]: { fontSize: 'inherit' } },
});
globalStyle(`${chip} > span`, { whiteSpace: 'nowrap' });
globalStyle(`${chip} > span + span`, { '@media': { [phone]: { display: 'block', fontSize: '.72rem' } } });

/** Quiet until asked: a slip of paper on the paint. Fingers cannot hover, so there a small plus says it. */
globalStyle(`${chip} > i`, {
  position: 'absolute',
  left: '.45rem',
  top: '3.9rem',
  padding: '.2rem .5rem .24rem',
  background: color.white,
  fontStyle: 'normal',
  fontWeight: 600,
  color: color.ink,
  opacity: 0,
  transition: 'opacity .15s',
  '@media': { [phone]: { top: '1.25rem' }, print: { display: 'none' } },
});
globalStyle(`${chip}:is(:hover, :focus-visible) > i`, { opacity: 1 });
globalStyle(`${swatch} > a:focus-visible`, { outlineOffset: -3 });
globalStyle(`${swatch}:not(${chosen}) > a::after`, {
  '@media': {
    '(hover: none)': {
      content: '+',
      position: 'absolute',
      right: 5,
      top: 5,
      width: 18,
      font: `400 18px/18px ${font.text}`,
      textAlign: 'center',
      background: color.white,
      color: color.ink,
    },
  },
});

/** A strip of tape, a tick and a heavy edge: not color alone. */
globalStyle(`${chosen} > a > i`, {
  left: '-.3rem',
  paddingInline: '.6rem',
  background: color.tape,
  color: '#fff',
  opacity: 1,
  rotate: '-2deg',
  clipPath:
    'polygon(0 0, 100% 0, calc(100% - 3px) 30%, 100% 55%, calc(100% - 4px) 78%, 100% 100%, 0 100%, 3px 72%, 0 45%, 4px 20%)',
});
globalStyle(`${chosen} > a > i::before`, {
  content: '',
  display: 'inline-block',
  width: 5,
  height: 9,
  margin: '0 .45rem 0 .1rem',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  rotate: '42deg',
  translate: '0 -1px',
});

/** On paper a list is printed without the rest of the wall. */
globalStyle(`main:has(.${chosen.split(' ')[0]}) ${swatch}:not(${chosen})`, {
  '@media': { print: { display: 'none' } },
});
