import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../core/ui/theme.css.ts';
import { desk, others } from './layout.css.ts';

const { color, text } = theme;

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 200px',
  minWidth: 0,
  maxWidth: 300,
  alignSelf: 'center',
  marginLeft: 'auto',
  padding: '0 8px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  selectors: { '&:focus-within': { borderColor: '#8cc6ff' } },
});
globalStyle(`${find} label`, { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'clip' });
globalStyle(`${find} input`, {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: '#fff',
  font: 'inherit',
  fontSize: text.small,
  colorScheme: 'dark',
});
globalStyle(`${find} input::placeholder`, { color: color.onNight, opacity: 1, textOverflow: 'ellipsis' });
globalStyle(`${find}::after`, {
  // Screen readers skip it: they use that key themselves.
  content: '"/" / ""',
  padding: '0 6px',
  border: `1px solid ${color.nightLine}`,
  fontSize: text.tiny,
});
globalStyle(`${others} ${find} svg`, { display: 'block', flex: 'none' });
globalStyle(`${find} ~ :last-child`, { '@media': { [desk]: { marginLeft: 0 } } });
