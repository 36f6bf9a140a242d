import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;
const phone = '(max-width: 640px)';

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderTop: `3px solid ${color.ink}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${counters} > li`, {
  padding: '14px 24px',
  borderLeft: `1px solid ${color.line}`,
  marginLeft: -1,
  '@media': {
    [phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', padding: '2px 16px' },
  },
});
globalStyle(`${counters} > li + li`, {
  '@media': { [phone]: { borderTop: `1px solid ${color.line}` } },
});
globalStyle(`${counters} h2`, {
  margin: 0,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  color: color.inkSoft,
});
globalStyle(`${counters} b`, { ...lettering, fontSize: 36, lineHeight: 1.15, '@media': { [phone]: { fontSize: 26 } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  marginBottom: 12,
});
globalStyle(`${head} > *`, { margin: 0 });
globalStyle(`${head} > p`, { fontSize: text.small, color: color.inkSoft });
