import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import {
  apart,
  autoFill,
  bareButton,
  container,
  flexColumn,
  focusRing,
  inside,
  silent,
  square,
  tracks,
} from '../../core/ui/shapes.ts';
import { bold, color, font, px, sized, soft } from '../../core/ui/theme.css.ts';
import { figures, phone } from '../view.css.ts';

const whenPhone = container(phone);

export const count = style({ margin: 0, color: color.inkSoft, ...figures });
export const note = style({ margin: 0, ...soft(px.small) });

export const empty = style({});
export const colorGrid = style({});

/** Laid out even off screen: a skipped group gets its height late, which shifts what a visitor is about to click. */
export const group = style({ paddingBottom: 32 });
globalStyle(`${group} h2`, {
  ...lettering,
  margin: 0,
  paddingBlock: '11px 10px',
  ...sized(23, 1.2),
  letterSpacing: '-.012em',
  // The count at the end does not move when the heading font arrives.
  '@container': { [phone]: { ...apart, alignItems: 'baseline', fontSize: 19 } },
});
globalStyle(`${group} h2 span + span`, {
  marginInlineStart: 8,
  fontFamily: font.text,
  fontWeight: 400,
  ...soft(px.small),
  letterSpacing: 0,
  ...figures,
});
globalStyle(`${group} ul`, {
  ...tracks(autoFill('max(109px, 6.4em)'), 4),
  margin: 0,
  // So that the heading does not cover the outline of a selected chip.
  padding: '3px 0 0',
  listStyle: 'none',
  ...whenPhone({ gridTemplateColumns: autoFill('max(5.9em, 33.3% - 2px)'), gap: 3 }),
});

export const pressed = '[aria-pressed=true]';
export const swatch = style({
  position: 'relative',
  ...flexColumn,
  minWidth: 0,
  background: color.white,
  outline: '1px solid #cfc4ae',
  outlineOffset: -1,
  // Below the bar and the sticky heading.
  scrollMarginTop: 64,
});
globalStyle(`${swatch}[hidden], ${group}[hidden], ${empty}[hidden]`, { display: 'none' });

inside(swatch, {
  button: { ...bareButton, display: 'block', width: '100%', margin: 0, borderRadius: 0, textAlign: 'start' },
  'button:focus-visible': { ...focusRing(-3), zIndex: 1 },
  // Codes stand in one line, whatever the length of the names.
  '> :first-child': { position: 'relative', ...flexColumn, flex: 1, padding: 1 },
  svg: {
    forcedColorAdjust: 'none',
    display: 'block',
    width: '100%',
    height: 92,
    flex: 'none',
    ...whenPhone({ height: 48 }),
  },
  'svg + span': {
    position: 'relative',
    height: '1.85em',
    // On the paint, without taking room.
    margin: '-2.3em auto .45em 7px',
    whiteSpace: 'nowrap',
    padding: '3px 8px 4px',
    background: color.white,
    ...bold(px.tiny, 1.3),
    opacity: 0,
    transition: 'opacity .15s',
  },
});
const noScript = '(scripting: none)';
const word = {
  position: 'absolute',
  insetInlineEnd: 1,
  top: 1,
  padding: '1px 6px 2px',
  background: color.ink,
  color: color.paper,
  ...bold(px.tiny, 1.3),
} as const;
inside(swatch, {
  'button:focus-visible > svg + span': { opacity: 1 },
  // A plus where a pointer rests; touch screens always have it.
  '> [aria-pressed=false]::after': {
    ...silent('+'),
    position: 'absolute',
    insetInline: 0,
    top: 24,
    width: 32,
    margin: 'auto',
    borderRadius: '50%',
    ...sized(22, '32px'),
    textAlign: 'center',
    background: color.white,
    opacity: 0,
    '@media': {
      '(hover: none)': {
        insetInlineStart: 'auto',
        insetInlineEnd: 5,
        top: 5,
        width: 18,
        ...sized(18, '18px'),
        opacity: 1,
      },
    },
  },
  '> [aria-pressed=false]:hover::after': { opacity: 1 },
  '> :last-child': {
    ...tracks('1fr auto'),
    gridTemplateRows: '1fr',
    minHeight: 44,
    padding: '2px 4px 7px',
    ...sized(px.tiny, 1.3),
    letterSpacing: '-.01em',
    color: color.inkSoft,
    ...whenPhone({ padding: '2px 5px 5px', fontSize: 12, letterSpacing: '-.03em' }),
  },
  // Two sheets of paper.
  '> :last-child::after': {
    content: '',
    gridArea: '1 / 2',
    alignSelf: 'end',
    ...square(9),
    margin: '0 5px 3px 0',
    border: `1.5px solid ${color.bay}`,
    boxShadow: `3px -3px 0 -1.5px ${color.white}, 3px -3px ${color.bay}`,
    '@media': { [noScript]: { display: 'none' } },
  },
  // The longest word, “Hollingsworth”, fits in the smallest column.
  b: {
    display: 'block',
    padding: '6px 4px 0',
    ...bold(px.tiny, 1.2),
    letterSpacing: '-.01em',
    color: color.ink,
    ...whenPhone({ padding: '4px 5px 0', fontSize: 12, letterSpacing: '-.03em' }),
  },
  bdi: { alignSelf: 'end' },
  'bdi + span': { gridColumn: '1 / -1', fontSize: 12.5, letterSpacing: '-.03em', ...whenPhone({ fontSize: 11.5 }) },
  i: { ...word, fontStyle: 'normal', opacity: 0, '@media': { [noScript]: { display: 'none' } } },
  '> :last-child:is(:hover, :focus-visible) i': { opacity: 1 },
});
