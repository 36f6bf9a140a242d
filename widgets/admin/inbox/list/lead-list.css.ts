import { globalStyle, style } from '@vanilla-extract/css';
import { inked, inside, spaced, tracks, wrapRow } from '../../../core/ui/shapes.ts';
import { edge, theme } from '../../../core/ui/theme.css.ts';
import * as shape from '../../ui/shapes.css.ts';
import { linkRow } from '../inbox.css.ts';

const { color, text } = theme;
const { desk, onDesk, small, tabsHeight } = shape;

export const top = style({
  ...shape.apartRow(16),
  flexWrap: 'wrap',
  minHeight: 48,
  padding: '4px 16px',
  background: color.night,
  color: '#fff',
  ...onDesk({ minHeight: 0, background: 'none', color: color.ink, padding: '8px 16px' }),
});
globalStyle(`${top} h2`, shape.title('1.3125rem'));
globalStyle(`${top} button`, { ...shape.iconButton, flex: 'none', marginRight: -12 });
globalStyle(`${top} p`, {
  // It breaks its words' line before the row does.
  flex: '1 1 0',
  minWidth: 'min-content',
  margin: 0,
  textAlign: 'right',
  ...shape.strongText,
  color: '#f2d58c',
  ...onDesk({ color: color.inkSoft }),
});
globalStyle(`${top} p[data-urgent]`, onDesk({ color: color.error }));

export const group = style({
  margin: 0,
  padding: '9px 16px 6px',
  fontFamily: theme.font.text,
  ...shape.tinyText,
  fontWeight: 600,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  selectors: { '&[data-urgent]': { color: color.error } },
});

export const rows = style({ overflowX: 'clip', borderTop: edge.thin });

export const line = style({
  ...shape.apartRow(12),
  minHeight: 48,
  margin: 0,
  padding: '4px 16px',
  borderBottom: edge.thin,
  ...shape.softText,
  textDecoration: 'none',
  selectors: {
    'p&': { minHeight: 0 },
    'p&:empty': { display: 'none' },
    // On the first screen the headings already say this.
    '&[data-quiet]': shape.unseen,
  },
});
globalStyle(`${line} b`, { color: color.ink });
globalStyle(`${line} u`, {
  flex: 'none',
  color: color.ink,
  fontWeight: 600,
  textDecorationColor: color.brass,
  textDecorationThickness: 2,
  textUnderlineOffset: '.25em',
});

export const bulk = style({
  position: 'sticky',
  zIndex: 3,
  top: 0,
  ...wrapRow(6, 'center'),
  minHeight: 48,
  padding: '4px 8px 4px 16px',
  background: color.ink,
  color: '#fff',
  fontSize: text.small,
});
globalStyle(`${bulk} b`, { marginRight: 'auto' });
globalStyle(`${bulk} button`, { minHeight: 44, minWidth: 44, padding: '0 11px', ...shape.onDark, fontWeight: 600 });
globalStyle(`${bulk} button:hover`, { background: '#fff', color: color.ink });

export const calm = style({ ...spaced(6), justifyItems: 'center', padding: '24px 24px 32px', color: color.inkSoft });
globalStyle(`${calm} path[fill=none]`, { strokeWidth: 4 });
globalStyle(`${calm} p`, { margin: 0, textAlign: 'center' });
globalStyle(`${calm} svg + p`, { ...shape.title('1.3125rem'), color: color.ink });

export const brief = style({ fontSize: text.small });
globalStyle(`${brief} a`, linkRow);
globalStyle(`${brief} li + li`, { borderTop: edge.thin });
globalStyle(`${brief} a:hover span:first-child`, { textDecoration: 'underline' });
globalStyle(`${brief} span:first-child`, { flex: '1 1 0', minWidth: '6em', overflowWrap: 'anywhere' });
globalStyle(`${brief} :is(small, time)`, shape.tinyText);
globalStyle(`${brief} small`, { display: 'block' });
export const inset = style({ paddingInline: 16 });

export const keyLine = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: '6px 14px',
  margin: 0,
  padding: '12px 16px',
  ...shape.tinyText,
  ...onDesk({ display: 'flex' }),
});
globalStyle('main kbd', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 23,
  height: 23,
  padding: '0 4px',
  border: edge.strong,
  borderBottomWidth: 2,
  borderRadius: 3,
  background: color.white,
  color: color.ink,
  font: `600 13px/1 ${theme.font.text}`,
});

export const strip = style({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: tabsHeight,
  display: 'flex',
  background: color.sand,
  borderBlock: edge.strong,
  ...shape.strongText,
  '@media': { [desk]: { position: 'static', flexDirection: 'row-reverse', borderTop: 0 }, print: { display: 'none' } },
});
inside(strip, {
  button: { ...shape.centeredRow(6), flex: 'none', minHeight: 48, padding: '0 14px', borderInline: edge.strong },
  'button span': onDesk(shape.unseen),
  // The words of a search.
  'button + button': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'button[data-on]': { background: color.ink, color: color.paper },
  nav: { flex: 1, minWidth: 0, ...shape.scrolling },
  ul: { position: 'relative', display: 'flex', ...onDesk({ paddingLeft: 8 }) },
  a: {
    ...shape.centeredRow(5),
    minHeight: 48,
    padding: '0 11px',
    color: color.inkSoft,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...onDesk({ gap: 4, paddingInline: 5 }),
  },
  // A link must not move while it is pressed.
  'a span': { minWidth: '2ch', fontWeight: 400, ...onDesk({ fontSize: text.tiny }) },
  'a[aria-current]': { color: color.ink, boxShadow: `inset 0 -3px 0 ${color.ink}` },
  ':focus-visible': { outlineOffset: -3 },
});

export const conditions = style({
  ...tracks('repeat(auto-fit, minmax(min(100%, 180px), 1fr))', 12),
  alignItems: 'end',
  padding: '12px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // So that the list does not move.
    [small]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: `calc(${tabsHeight} + 49px)`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxHeight: '70dvh',
      overflowY: 'auto',
      paddingBottom: 0,
      background: color.paper,
      borderTop: `3px solid ${color.brass}`,
      boxShadow: '0 -8px 24px #0e172633',
    },
  },
});

export const head = style(shape.apartRow());
globalStyle(`${head} h3`, shape.title('1.3125rem'));
globalStyle(`${head} button`, { ...shape.iconButton, marginRight: -14 });

export const chips = style(wrapRow(8));
globalStyle(`${chips} legend`, { padding: '0 0 6px', ...shape.softText, fontWeight: 600 });
globalStyle(`${chips} button`, {
  minHeight: 44,
  maxWidth: '100%',
  padding: '0 14px',
  ...shape.boxed,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
globalStyle(`${chips} button[aria-pressed=true]`, inked);

export const foot = style({
  position: 'sticky',
  bottom: 0,
  ...tracks('1fr 2fr', 12),
  margin: '0 -16px',
  padding: '12px 16px',
  background: color.paper,
  borderTop: edge.thin,
});
