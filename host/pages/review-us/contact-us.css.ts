import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../../components/layout/base.css.ts';

export const contactUs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1.5rem 3rem',
});
globalStyle(`${contactUs} p`, { margin: '.75rem 0 0' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  '@media': { [phone]: { width: '100%' } },
});
globalStyle(`${acts} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });
