import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color } = theme;

export const form = style({ display: 'grid', gap: 16 });
export const item = style({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: '8px 16px 16px',
  border: `1px solid ${color.line}`,
  background: color.white,
});
globalStyle(`${item} legend`, { padding: '0 6px', fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${item} > div`, { width: '100%' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: 12, margin: 0 });
