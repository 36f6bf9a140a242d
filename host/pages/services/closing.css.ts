import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone, section } from '../../components/layout/base.css.ts';

export const closing = style({ background: theme.color.sand, borderTop: `3px solid ${theme.color.brass}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '1.5rem 4rem',
  alignItems: 'center',
  paddingBlock: section,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${row} h2`, { marginBottom: '.75rem' });
globalStyle(`${row} p`, { maxWidth: '36rem', marginBottom: '.5rem' });
export const all = style({ display: 'inline-block', paddingTop: '1rem', fontWeight: 600, backgroundSize: '100% 2px' });
export const actions = style({
  display: 'grid',
  gap: '.75rem',
  minWidth: '17rem',
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${actions} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });
