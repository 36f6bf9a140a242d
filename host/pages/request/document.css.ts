import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { section } from '../../components/layout/base.css.ts';

const { color, text } = theme;
const { night, onNight } = brand.colors;

export const bar = style({ borderBottom: `1px solid ${color.line}`, background: color.paper });
globalStyle(`${bar} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25rem 1rem',
  minHeight: '4.25rem',
});
globalStyle(`${bar} a:last-child`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.ink,
  fontWeight: 600,
});

export const foot = style({ paddingBlock: '1.25rem', background: night, color: onNight, fontSize: text.small });
globalStyle(`${foot} p`, { margin: 0, maxWidth: 'none' });

export const notFound = style({ minHeight: '60vh', paddingBlock: section });
globalStyle(`${notFound} p:last-child`, { display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '1.5rem' });
