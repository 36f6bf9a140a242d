import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';

const { color } = theme;

export const templates = style({
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.lineStrong}`,
  background: color.white,
});
globalStyle(`${templates} li + li`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${templates} a`, { display: 'grid', padding: '10px 14px', color: 'inherit', textDecoration: 'none' });
globalStyle(`${templates} a:hover`, { background: color.sand });
globalStyle(`${templates} span`, { fontSize: theme.text.small, color: color.inkSoft, overflowWrap: 'anywhere' });
