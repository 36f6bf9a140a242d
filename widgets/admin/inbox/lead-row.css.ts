import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;
const phone = '(max-width: 640px)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) 96px minmax(0, 1.6fr) 180px 168px',
  alignItems: 'center',
  gap: '2px 16px',
  width: '100%',
  minHeight: 52,
  padding: '8px 16px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.small,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  selectors: {
    '&:hover': { background: '#fffdf7' },
    '&[aria-expanded=true]': { background: color.sand },
    '&:focus-visible': { outlineOffset: -3 },
    '&[data-unread]': { boxShadow: `inset 5px 0 0 ${color.barn}` },
  },
});
globalStyle(`${row} b`, { fontSize: 16, fontWeight: 500 });
globalStyle(`${row}[data-unread] b`, { fontWeight: 700 });
globalStyle(`${row} time`, { color: color.inkSoft });
globalStyle(`${row} i`, { fontStyle: 'normal', fontWeight: 600, color: color.inkSoft });
globalStyle(`${row} i[data-status=new]`, { color: color.barn });
globalStyle(`${row} i[data-status=won]`, { color: color.ok });
globalStyle(`${row} i[data-status=called], ${row} i[data-status=scheduled]`, { color: color.bayDeep });
globalStyle(`${row} em`, { fontStyle: 'normal', '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${row} > span`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${row} time`, { '@media': { [phone]: { fontSize: text.tiny } } });

export const clocks = styleVariants({
  overdue: { color: color.error, fontWeight: 700 },
  soon: { color: '#76591a', fontWeight: 700 },
  fine: {},
  answered: { color: color.inkSoft },
  none: {},
});
