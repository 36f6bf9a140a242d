import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { apart, autoFill, bareButton, container, flexColumn, focusRing, inside, tracks } from '../../core/ui/shapes.ts';
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
  '> :first-child': { position: 'relative', padding: 1 },
  svg: { forcedColorAdjust: 'none', display: 'block', width: '100%', height: 92, ...whenPhone({ height: 48 }) },
  'svg + span': {
    position: 'absolute',
    insetInlineStart: 7,
    bottom: 7,
    padding: '3px 8px 4px',
    background: color.white,
    ...bold(px.tiny, 1.3),
    opacity: 0,
    transition: 'opacity .15s',
  },
});
globalStyle(`${swatch} button:is(:hover, :focus-visible) > svg + span`, { opacity: 1 });
inside(swatch, {
  '> [aria-pressed=false]::after': {
    '@media': {
      '(hover: none)': {
        content: '+',
        position: 'absolute',
        insetInlineEnd: 5,
        top: 5,
        width: 18,
        ...sized(18, '18px'),
        textAlign: 'center',
        background: color.white,
      },
    },
  },
  '> :last-child': {
    ...tracks('1fr auto'),
    gridTemplateRows: '1fr',
    flex: 1,
    minHeight: 48,
    // The longest word, “Hollingsworth”, fits in the smallest column.
    padding: '6px 4px 7px',
    ...sized(px.tiny, 1.3),
    letterSpacing: '-.01em',
    color: color.inkSoft,
    ...whenPhone({ padding: '4px 5px 5px', fontSize: 12, letterSpacing: '-.03em' }),
  },
  b: {
    gridColumn: '1 / -1',
    paddingBottom: 2,
    ...bold(px.tiny, 1.2),
    color: color.ink,
    ...whenPhone({ fontSize: 12 }),
  },
  'i + span': { gridColumn: '1 / -1', letterSpacing: '-.03em', ...whenPhone({ fontSize: 11.5 }) },
  i: { fontStyle: 'normal', fontWeight: 600, color: color.bay, '@media': { '(scripting: none)': { display: 'none' } } },
  '> :last-child:hover i': { textDecoration: 'underline' },
});
