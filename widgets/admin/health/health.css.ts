import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;

export const conditions = style({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: lightTheme.text.small,
});
globalStyle(`${conditions} p`, { margin: 0, maxWidth: '80ch' });
globalStyle(`${conditions} button`, { minHeight: 44, marginTop: 8, padding: '6px 14px' });

const frame = style({ padding: '12px 24px' });
export const condition = styleVariants({
  problem: [frame, { border: `1px solid ${color.error}`, borderLeftWidth: 6, background: '#fbeeea' }],
  warning: [frame, { border: `1px solid ${color.brass}`, background: color.sand }],
  info: {},
});
