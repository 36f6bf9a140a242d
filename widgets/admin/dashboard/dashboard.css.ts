import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { apart, inside, spaced, tracks } from '../../core/ui/shapes.ts';
import { edge, sized, theme } from '../../core/ui/theme.css.ts';
import * as shape from '../ui/shapes.css.ts';
import { paper } from '../ui/ui.css.ts';

const { color, text } = theme;
const { column, desk, onDesk, onPhone, onSmall, phone, small, tinyText } = shape;

/** On phones below the leads, so that the first lead is in view. */
export const dashboard = style(column);
globalStyle(`${dashboard} > *`, { minWidth: 0 });
globalStyle(`${dashboard}:has(> [data-open-lead]) > :not([data-open-lead])`, onSmall({ display: 'none' }));
export const figures = style(onSmall({ order: 1, padding: '24px 16px 0' }));
export const below = style({
  ...tracks('1fr', 24),
  padding: '24px 16px',
  '@media': { [desk]: { paddingInline: 20 }, [small]: { order: 2 } },
});
globalStyle(`${below} > *`, { minWidth: 0 });

export const strip = style({
  padding: '6px 16px 0',
  ...tinyText,
  '@media': { [desk]: { padding: '8px 20px 0' }, print: { display: 'none' } },
});
globalStyle(`${strip} > p`, { margin: 0 });
// No lead moves under a pointer when it is known.
globalStyle(`${strip} > p:last-child`, { minHeight: '1lh' });
globalStyle(`${strip} a`, { color: 'inherit' });

export const conditions = style({
  ...spaced(8),
  fontSize: text.small,
  color: color.ink,
  selectors: { '&:not(:empty)': { marginBottom: 8 } },
});
globalStyle(`${conditions} p`, { margin: 0, maxWidth: '80ch' });

const alarm = { border: `1px solid ${color.error}`, borderLeftWidth: 6, background: '#fbeeea' } as const;
const warning = { border: `1px solid ${color.brass}`, background: color.sand } as const;
export const condition = styleVariants({
  problem: { padding: '10px 16px', ...alarm },
  warning: { padding: '10px 16px', ...warning },
  info: {},
});

export const counters = style({
  ...paper,
  ...tracks('repeat(2, 1fr)', 0, { [phone]: '1fr', [desk]: 'repeat(4, 1fr)' }),
});
inside(counters, {
  '& > li': {
    padding: '14px 24px',
    borderLeft: edge.thin,
    marginLeft: -1,
    '@media': {
      [phone]: { ...apart, alignItems: 'baseline', padding: '2px 16px' },
      [desk]: {
        ...spaced('0 16px'),
        gridTemplate: 'auto minmax(32px, auto) / auto minmax(0, 1fr)',
        alignItems: 'end',
        padding: '8px 20px',
      },
      // Room for two lines of words that load later.
      '(min-width: 1100px) and (max-width: 1279px)': { gridTemplateRows: '2.375rem minmax(32px, auto)' },
    },
  },
  '& > li + li': onPhone({ borderTop: edge.thin }),
  h2: { margin: 0, ...shape.labelText, color: color.inkSoft },
  b: { ...lettering, gridRow: 2, ...sized('1.6875rem', 1.15) },
  svg: { width: '100%', height: 32, fill: color.bay, forcedColorAdjust: 'none', ...onSmall({ display: 'none' }) },
  'rect:last-child': { fill: color.ink },
  'rect[data-marked]': { fill: color.error },
  small: { display: 'none', ...tinyText, ...onDesk({ display: 'block', textAlign: 'right' }) },
});

export const eventsHead = style({});
globalStyle(`${eventsHead} > h2`, { fontSize: '1.5rem' });

export const trouble = style({ padding: '16px 24px', ...alarm });
globalStyle(`${trouble} h2`, { margin: 0, color: color.barnDeep });
globalStyle(`${trouble} > p`, { margin: '4px 0 0', fontSize: text.small });
globalStyle(`${trouble} ul`, { marginBlock: 12, borderTop: '1px solid #d9a89d' });
globalStyle(`${trouble} li`, {
  ...tracks('minmax(0, 180px) 1fr auto auto', '4px 16px'),
  alignItems: 'center',
  padding: '6px 0',
  borderBottom: '1px solid #e6c6be',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  ...onPhone(tracks('repeat(2, 1fr)')),
});
globalStyle(`${trouble} li > :is(b, span)`, onPhone({ gridColumn: '1 / -1' }));
globalStyle(`${trouble} button`, { minHeight: 44, padding: '6px 14px', fontSize: text.small });

export const notice = style({ margin: 0, padding: '12px 24px', ...warning, fontSize: text.small });
