import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

const { color, font } = theme;

export const note = style({ margin: '0 0 .6rem', fontWeight: 600 });

/** Like the plates on cars. */
export const plates = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', margin: '2px 2px 2rem' });
globalStyle(`${plates} li`, {
  position: 'relative',
  padding: '.55rem 2rem .6rem',
  border: '3px solid #fff',
  outline: '2px solid #16324a',
  borderRadius: 10,
  background: '#16324a',
  color: '#fff',
  font: `680 2rem/1.1 ${font.display}`,
  letterSpacing: '.04em',
  '@media': { [phone]: { fontSize: '1.5rem', paddingInline: '1.6rem' } },
});
globalStyle(`${plates} li::before, ${plates} li::after`, {
  content: '',
  position: 'absolute',
  top: '50%',
  left: '.7rem',
  width: 7,
  height: 7,
  translate: '0 -50%',
  borderRadius: '50%',
  background: color.brass,
});
globalStyle(`${plates} li::after`, { left: 'auto', right: '.7rem' });

export const near = style({
  columns: '10.5rem 2',
  columnGap: '1.5rem',
});
globalStyle(`${near} li`, { breakInside: 'avoid' });
globalStyle(`${near} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 46,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
});
globalStyle(`${near} a:hover`, { borderBottomColor: color.brass, boxShadow: `0 1px 0 ${color.brass}` });
globalStyle(`${near} span`, { marginLeft: '.5rem', fontWeight: 400, color: color.inkSoft, whiteSpace: 'nowrap' });
