import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';

const { color } = theme;

const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  fontSize: theme.text.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
  color: color.inkSoft,
});
export const bars = styleVariants({
  overdue: [bar, { color: color.error }],
  soon: [bar, { color: '#6d5213' }],
  fine: [bar],
  answered: [bar, { fontWeight: 400, gridTemplateColumns: 'minmax(0, 1fr)' }],
  none: [bar],
});
globalStyle(`${bar} svg`, { display: 'block', width: '100%', height: 8, forcedColorAdjust: 'none' });
globalStyle(`${bar} svg path:first-child`, { fill: '#e5ddca' });
globalStyle(`${bar} svg path:nth-child(2)`, { fill: color.bay });
globalStyle(`${bars.soon} svg path:nth-child(2)`, { fill: color.brass });
globalStyle(`${bars.overdue} svg path:nth-child(2)`, { fill: color.error });
globalStyle(`${bars.answered} svg path:nth-child(2)`, { fill: '#a3b8a0' });
globalStyle(`${bar} svg path:nth-child(3)`, {
  fill: 'none',
  stroke: color.white,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
