import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

const { color } = theme;

const tight = 'screen and (max-width: 70rem)';

export const strip = style({
  marginTop: '1.5rem',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '13.5rem 1fr',
  '@media': { [tight]: { gridTemplateColumns: '9.5rem 1fr' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const field = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '10rem',
  overflow: 'clip',
  '@media': { [phone]: { minHeight: '8rem' } },
});
export const paint = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const drawing = style({
  position: 'relative',
  width: '8.75rem',
  marginBottom: '1.4rem',
  '@media': { [tight]: { width: '7.5rem' }, [phone]: { margin: '0 1rem 0 auto' } },
});
export const code = style({
  position: 'absolute',
  left: '1rem',
  bottom: '.55rem',
  margin: 0,
  fontSize: '.75rem',
  lineHeight: 1.3,
});
export const codeOn = styleVariants({ ink: [code, { color: color.ink }], white: [code, { color: '#fff' }] });

export const label = style({
  display: 'grid',
  alignContent: 'center',
  gap: '.35rem',
  padding: '1.5rem 1.5rem 1.5rem 2rem',
  selectors: { [`${step} + ${step} &`]: { borderTop: `1px solid ${color.line}` } },
  '@media': { [tight]: { paddingLeft: '1.5rem' }, [phone]: { padding: '1rem 1rem 1.5rem' } },
});
globalStyle(`${label} h3`, { fontSize: '1.4rem' });
globalStyle(`${label} p`, { margin: 0, color: color.inkSoft });
