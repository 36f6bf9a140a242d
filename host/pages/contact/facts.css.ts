import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { brushLink, narrow, phone } from '../../components/layout/base.css.ts';

const { color } = theme;

export const facts = style({
  display: 'grid',
  gap: '2.75rem',
  alignSelf: 'start',
  position: 'sticky',
  top: '7rem',
  '@media': {
    [narrow]: { position: 'static', gridTemplate: 'auto 1fr / 1fr 1fr', gap: '2rem 3rem' },
    [phone]: { gridTemplate: 'none / minmax(0, 1fr)' },
  },
});
/** The towns stand beside both other rows where there are two columns. */
globalStyle(`${facts} > :last-child`, {
  '@media': { [narrow]: { gridArea: '1 / 2 / 3 / 3' }, [phone]: { gridArea: 'auto' } },
});
globalStyle(`${facts} h2`, { fontSize: '1.5rem' });
globalStyle(`${facts} p`, { margin: '.5rem 0 0' });
globalStyle(`${facts} address`, { margin: '.5rem 0', fontStyle: 'normal' });

export const pair = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '1rem 2.5rem' });

export const hours = style({
  width: '100%',
  marginTop: '.75rem',
  borderTop: `3px solid ${color.brass}`,
  borderCollapse: 'collapse',
});
globalStyle(`${hours} :is(th, td)`, {
  padding: '.7rem 0',
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 600,
  textAlign: 'left',
});
globalStyle(`${hours} td`, { fontWeight: 400, textAlign: 'right' });

export const social = style([
  brushLink,
  {
    display: 'inline-block',
    padding: '.75rem 0 .4rem',
    fontWeight: 600,
    backgroundSize: '100% 2px',
    selectors: { '&:hover, &:focus-visible': { backgroundSize: '0 2px' } },
  },
]);
