import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';

const { color, text } = theme;

export const trouble = style({
  padding: '16px 24px',
  border: `1px solid ${color.error}`,
  borderLeftWidth: 6,
  background: '#fbeeea',
});
globalStyle(`${trouble} h2`, { margin: 0, color: color.barnDeep });
globalStyle(`${trouble} > p`, { margin: '4px 0 0', fontSize: text.small });
globalStyle(`${trouble} ul`, { margin: '12px 0', padding: 0, listStyle: 'none', borderTop: '1px solid #d9a89d' });
globalStyle(`${trouble} li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 0',
  borderBottom: '1px solid #e6c6be',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${trouble} li > :is(b, span)`, { '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } } });
globalStyle(`${trouble} button`, { minHeight: 44, padding: '6px 14px', fontSize: text.small });

export const notice = style({
  margin: 0,
  padding: '12px 24px',
  border: `1px solid ${color.brass}`,
  background: color.sand,
  fontSize: text.small,
});
