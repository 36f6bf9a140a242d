import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/kit/theme.css.ts';
import { phone } from '../../layout/base.css.ts';

const { color, font } = theme;

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  background: color.night,
  color: '#fff',
  borderTop: `3px solid ${color.brass}`,
  '@media': { print: { display: 'none' } },
});
/** What the keyboard reaches must not lie below it (WCAG 2.4.11). */
globalStyle(`html:has(.${bar})`, { scrollPaddingBottom: '6rem' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem 1.5rem',
  minHeight: '5rem',
  '@media': { [phone]: { columnGap: '.75rem' } },
});
export const badge = style({
  margin: 0,
  font: `680 1.25rem/1 ${font.display}`,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.05rem' } },
});
globalStyle(`${row} > a`, {
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { paddingInline: '.75rem', whiteSpace: 'normal', textAlign: 'center' } },
});

export const strip = style({
  display: 'flex',
  flex: 1,
  gap: 2,
  height: '2.25rem',
  maxWidth: '24rem',
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${strip} li`, { flex: 1, minWidth: 0, outline: '1px solid #ffffff40' });
globalStyle(`${strip} svg`, { width: '100%', height: '100%' });
