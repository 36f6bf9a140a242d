import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const dayBars = style({});
globalStyle(`${dayBars} p`, { margin: '0 0 8px', fontSize: text.small, color: color.inkSoft });
globalStyle(`${dayBars} ol`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  alignItems: 'end',
  gap: 6,
  height: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${dayBars} li`, { height: 28, background: color.ok, forcedColorAdjust: 'none' });
globalStyle(`${dayBars} li[data-outcome=late]`, { height: 18, background: color.brass });
globalStyle(`${dayBars} li[data-outcome=failed]`, { height: 8, background: color.error });
globalStyle(`${dayBars} li[data-outcome=none]`, { height: 3, background: color.lineStrong });
