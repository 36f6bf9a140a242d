import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { size } from '../../components/layout/base.css.ts';

const { color } = theme;

export const none = style({
  padding: 'clamp(1.5rem, 4vw, 3rem)',
  background: color.paper,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: theme.radius,
});
globalStyle(`${none} h2`, { marginBottom: '.75rem', fontSize: size.h3 });
export const hint = style({ fontSize: '1.2rem' });
globalStyle(`${hint} a`, {
  display: 'inline-block',
  marginBlock: '-.6rem',
  paddingBlock: '.6rem',
  fontWeight: 600,
  color: color.ink,
});
export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 48, color: color.ink });
