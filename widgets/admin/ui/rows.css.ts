import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { paper } from './panel.css.ts';

const { color, text } = theme;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  margin: '0 0 12px',
});
globalStyle(`${head} > *`, { margin: 0 });
globalStyle(`p${head}, ${head} > p`, { fontSize: text.small, color: color.inkSoft });
// The controls below must not move.
globalStyle(`p${head}`, { minHeight: '1lh' });
globalStyle(`${head} > p > b`, { color: color.error });

export const list = style({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  ...paper,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });
