import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';
import { desk } from '../layout.css.ts';
import { paper } from '../ui/panel.css.ts';

const { color, text } = theme;
const phone = '(max-width: 640px)';

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...paper,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desk]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
globalStyle(`${counters} > li`, {
  padding: '14px 24px',
  borderLeft: `1px solid ${color.line}`,
  marginLeft: -1,
  '@media': {
    [phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', padding: '2px 16px' },
  },
});
globalStyle(`${counters} > li + li`, {
  '@media': { [phone]: { borderTop: `1px solid ${color.line}` } },
});
globalStyle(`${counters} h2`, {
  margin: 0,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  color: color.inkSoft,
});
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
globalStyle(`${counters} > li`, {
  '@media': {
    [desk]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(32px, auto)',
      alignItems: 'end',
      gap: '0 16px',
      padding: '8px 20px',
    },
  },
});
globalStyle(`${counters} small`, { display: 'none', fontSize: text.tiny, color: color.inkSoft });
// Room for two lines of words that load later.
globalStyle(`${counters} > li`, {
  '@media': { '(min-width: 1100px) and (max-width: 1279px)': { gridTemplateRows: '2.375rem minmax(32px, auto)' } },
});
globalStyle(`${counters} small`, { '@media': { [desk]: { display: 'block', textAlign: 'right' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  marginBottom: 12,
});
globalStyle(`${head} > *`, { margin: 0 });
globalStyle(`${head} > h2`, { fontSize: '1.5rem' });
globalStyle(`${head} > p`, { fontSize: text.small, color: color.inkSoft });
