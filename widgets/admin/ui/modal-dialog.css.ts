import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';

const { color } = theme;

export const sheet = style({
  width: 'min(100%, 480px)',
  maxWidth: 'none',
  maxHeight: '85dvh',
  margin: 'auto',
  padding: '12px 24px 24px',
  border: `1px solid ${color.lineStrong}`,
  borderTop: `3px solid ${color.brass}`,
  background: color.paper,
  color: color.ink,
  overflowY: 'auto',
  selectors: { '&::backdrop': { background: '#0e1726b3' } },
  '@media': { '(max-width: 640px)': { margin: 'auto 0 0', width: '100%', padding: '8px 16px 20px' } },
});
globalStyle(`${sheet} > header`, { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 });
globalStyle(`${sheet} h2`, { ...lettering, margin: 0, fontSize: '1.375rem', overflowWrap: 'anywhere' });
globalStyle(`${sheet} > header button`, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  marginRight: -12,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
globalStyle(`${sheet} p`, { margin: '0 0 12px', color: color.inkSoft });

export const options = style({
  display: 'grid',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
});
globalStyle(`${options} > :not(:first-child)`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${options} button`, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: '8px 14px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
});
globalStyle(`${options} button:hover`, { background: color.sand });
globalStyle(`${options} button span`, {
  marginLeft: 'auto',
  textAlign: 'right',
  fontWeight: 400,
  fontSize: theme.text.small,
  color: color.inkSoft,
});
globalStyle(`${options} button[data-past] span`, { color: color.error });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginBottom: 12,
});
globalStyle(`${pair} input`, { minWidth: 0, paddingInline: 8, boxSizing: 'border-box' });
export const wide = style({ width: '100%' });
