import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, noFrame, spaced, square, tracks } from '../../../core/ui/shapes.ts';
import { theme } from '../../../core/ui/theme.css.ts';
import * as shape from '../../ui/shapes.css.ts';

const { color, text } = theme;
const { desk, scrolling, small } = shape;

export const photoList = style({
  ...spaced(8),
  '@media': {
    [small]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(148px, 30%)',
      marginInline: -16,
      paddingInline: 16,
      ...scrolling,
    },
    [desk]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', maxWidth: 640 },
  },
});
export const photoItem = style({ ...spaced(8), alignContent: 'start' });
globalStyle(`${photoList} a`, { display: 'block', lineHeight: 0 });
globalStyle(`${photoList} img`, {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.line,
});

export const beside = style({ margin: '8px 0 0', fontSize: text.small });

export const viewer = style({
  gridTemplate: 'auto minmax(0, 1fr) auto auto / minmax(0, 1fr)',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  ...noFrame,
  background: color.night,
  color: color.onNight,
  selectors: { '&[open]': { display: 'grid' } },
});
globalStyle(`${viewer} header`, { ...inRow(16), minHeight: 52, padding: '0 4px 0 16px', fontSize: text.small });
globalStyle(`${viewer} h2`, { ...shape.title('1.25rem'), flex: 1, color: '#fff', overflowWrap: 'anywhere' });
globalStyle(`${viewer} header button`, shape.iconButton);
globalStyle(`${viewer} :focus-visible`, { outlineColor: '#8cc6ff', outlineOffset: -4 });

export const slides = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  ...scrolling,
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
});
globalStyle(`${slides} li`, { display: 'grid', minWidth: 0, minHeight: 0, scrollSnapAlign: 'center' });
globalStyle(`${slides} img`, { ...square('100%'), minHeight: 0, objectFit: 'contain' });

export const thumbs = style({
  gridRow: 3,
  display: 'flex',
  justifyContent: 'safe center',
  gap: 4,
  padding: '8px 12px 0',
  ...scrolling,
});
globalStyle(`${thumbs} button`, {
  display: 'block',
  width: 64,
  height: 48,
  border: '2px solid transparent',
  borderRadius: theme.radius,
  opacity: 0.6,
});
globalStyle(`${thumbs} button[aria-current]`, { borderColor: color.brass, opacity: 1 });
globalStyle(`${thumbs} img`, { display: 'block', ...square('100%'), objectFit: 'cover' });

export const tools = style({
  gridRow: 4,
  ...tracks('repeat(auto-fit, minmax(76px, 1fr))', 8),
  padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
});
globalStyle(`${tools} :is(a, button)`, {
  ...shape.centeredRow(8),
  minHeight: 48,
  padding: '0 10px',
  ...shape.onDark,
  ...shape.strongText,
  textDecoration: 'none',
});
globalStyle(`${tools} :disabled`, { opacity: 0.45, cursor: 'default' });
