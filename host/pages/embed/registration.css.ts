import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, phone } from '../../components/layout/base.css.ts';

const { color } = theme;

export const ground = style({
  background: color.sand,
  borderBlock: `1px solid ${color.line}`,
  paddingBlock: 'clamp(2.5rem, 5vw, 4.5rem)',
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: '1.5rem 4rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${columns} h2`, { marginBottom: '1rem' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '1rem',
  alignContent: 'start',
  alignItems: 'end',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${form} label`, { display: 'grid', gap: '.35rem', fontSize: theme.text.small, fontWeight: 600 });
globalStyle(`${form} input`, {
  width: '100%',
  minHeight: 48,
  padding: '.6rem .75rem',
  background: color.white,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  font: 'inherit',
  fontSize: theme.text.body,
  fontWeight: 400,
});
export const verdict = style({
  gridColumn: '1 / -1',
  margin: 0,
  padding: '1rem 1.25rem',
  background: color.white,
  borderInlineStart: `6px solid ${color.brass}`,
  overflowWrap: 'anywhere',
});
