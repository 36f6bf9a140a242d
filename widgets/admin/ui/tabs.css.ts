import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  margin: '0 0 16px',
  padding: '5px 1px 4px',
  border: 0,
});
globalStyle(`${tabs} legend`, { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'clip' });
globalStyle(`${tabs} label`, { position: 'relative', flex: 'none', margin: '-1px 0 0 -1px', cursor: 'pointer' });
globalStyle(`${tabs} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0 });
globalStyle(`${tabs} span`, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  border: `1px solid ${color.lineStrong}`,
  background: color.white,
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${tabs} b`, { fontWeight: 400, color: color.inkSoft });
globalStyle(`${tabs} span:hover`, { background: color.sand });
globalStyle(`${tabs} :checked + span`, { background: color.ink, borderColor: color.ink, color: color.paper });
globalStyle(`${tabs} :checked + span b`, { color: color.sand });
globalStyle(`${tabs} :focus-visible + span`, { outline: `3px solid ${color.focus}`, outlineOffset: -3 });
