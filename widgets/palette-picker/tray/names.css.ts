import { globalStyle } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { plain, strip } from './tray.css.ts';

globalStyle(strip, {
  display: 'flex',
  gap: 6,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  fontSize: lightTheme.text.tiny,
  fontWeight: 600,
});
globalStyle(`${plain} .${strip}`, { flexWrap: 'wrap' });
globalStyle(`${strip} li`, {
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInlineEnd: 10,
  background: '#ffffff1f',
  borderRadius: theme.radius,
});
globalStyle(`${strip} svg`, { width: 32, height: 44, boxSizing: 'border-box', border: '1px solid #ffffff60' });
globalStyle(`${strip} button`, {
  width: 44,
  height: 44,
  margin: '0 -10px 0 -8px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `400 20px/1 ${theme.font.text}`,
  cursor: 'pointer',
});
globalStyle(`${strip} button::before`, { content: '"×" / ""' });
