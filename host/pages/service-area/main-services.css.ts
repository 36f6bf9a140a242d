import { globalStyle, style } from '@vanilla-extract/css';
import { button, tape } from '../../../widgets/core/ui/parts.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section as sectionSpace, size } from '../../components/layout/base.css.ts';

const { color, font } = theme;

export const section = style({ paddingBottom: sectionSpace });
globalStyle(`${section} h2`, { marginBottom: '2rem' });

export const trio = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr 1fr',
  gap: '1.5rem',
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${trio} > :first-child`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });

export const card = style({
  display: 'grid',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  color: color.ink,
  textDecoration: 'none',
  transition: 'translate .2s',
  selectors: { '&:hover': { translate: '0 -3px', borderColor: color.lineStrong }, '&:active': { translate: '0 0' } },
  '@media': { [phone]: { gridTemplateColumns: '30% 1fr' } },
});
export const field = style({
  position: 'relative',
  height: '15rem',
  borderBottom: `3px solid ${color.brass}`,
  selectors: { [`${trio} > :first-child &`]: { height: '20rem' } },
  '@media': {
    [phone]: {
      height: 'auto',
      border: 0,
      selectors: { [`${trio} > :first-child &`]: { height: 'auto' } },
    },
  },
});
globalStyle(`${field} svg`, { width: '100%', height: '100%', position: 'absolute', inset: 0 });

export const label = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '.5rem',
  padding: '1.25rem 1.5rem 1.5rem',
  '@media': { [phone]: { padding: '1rem 1rem 1.1rem' } },
});
globalStyle(`${label} h3`, { font: `680 ${size.h3}/1.15 ${font.display}` });
export const text = style({ color: color.inkSoft });

export const chosen = style({ borderColor: color.ink, outline: `2px solid ${color.ink}` });
export const mark = style([tape, { margin: '0 0 0 -6px' }]);
export const lifted = style([button, { marginTop: '.5rem' }]);
