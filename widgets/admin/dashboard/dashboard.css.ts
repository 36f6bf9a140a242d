import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';
import { desk, small } from '../layout.css.ts';
import { bareList, column, hairline, labelText, phone, tinyText } from '../ui/shapes.css.ts';
import { paper } from '../ui/ui.css.ts';

const { color, text } = theme;

/** On phones below the leads, so that the first lead is in view. */
export const dashboard = style(column);
globalStyle(`${dashboard} > *`, { minWidth: 0 });
globalStyle(`${dashboard}:has(> [data-open-lead]) > :not([data-open-lead])`, {
  '@media': { [small]: { display: 'none' } },
});
export const figures = style({ '@media': { [small]: { order: 1, padding: '24px 16px 0' } } });
export const below = style({
  ...column,
  gap: 24,
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
  display: 'grid',
  gap: 8,
  ...bareList,
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
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...bareList,
  ...paper,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
globalStyle(`${counters} > li`, {
  padding: '14px 24px',
  borderLeft: hairline,
  marginLeft: -1,
  '@media': {
    [phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', padding: '2px 16px' },
    [desk]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(32px, auto)',
      alignItems: 'end',
      gap: '0 16px',
      padding: '8px 20px',
    },
    // Room for two lines of words that load later.
    '(min-width: 1100px) and (max-width: 1279px)': { gridTemplateRows: '2.375rem minmax(32px, auto)' },
  },
});
globalStyle(`${counters} > li + li`, { '@media': { [phone]: { borderTop: hairline } } });
globalStyle(`${counters} h2`, { margin: 0, ...labelText, color: color.inkSoft });
globalStyle(`${counters} b`, { ...lettering, gridRow: 2, fontSize: '1.6875rem', lineHeight: 1.15 });
globalStyle(`${counters} svg`, {
  display: 'none',
  width: '100%',
  height: 32,
  fill: color.bay,
  forcedColorAdjust: 'none',
  '@media': { [desk]: { display: 'block' } },
});
globalStyle(`${counters} rect:last-child`, { fill: color.ink });
globalStyle(`${counters} rect[data-marked]`, { fill: color.error });
globalStyle(`${counters} small`, {
  display: 'none',
  ...tinyText,
  '@media': { [desk]: { display: 'block', textAlign: 'right' } },
});

export const eventsHead = style({});
globalStyle(`${eventsHead} > h2`, { fontSize: '1.5rem' });

export const trouble = style({ padding: '16px 24px', ...alarm });
globalStyle(`${trouble} h2`, { margin: 0, color: color.barnDeep });
globalStyle(`${trouble} > p`, { margin: '4px 0 0', fontSize: text.small });
globalStyle(`${trouble} ul`, { ...bareList, marginBlock: 12, borderTop: '1px solid #d9a89d' });
globalStyle(`${trouble} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 0',
  borderBottom: '1px solid #e6c6be',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${trouble} li > :is(b, span)`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${trouble} button`, { minHeight: 44, padding: '6px 14px', fontSize: text.small });

export const notice = style({ margin: 0, padding: '12px 24px', ...warning, fontSize: text.small });
