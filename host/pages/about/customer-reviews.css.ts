import { style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

const { color } = theme;

export const ground = style({ background: color.sand, borderTop: `3px solid ${color.brass}` });
export const columns = style({ columns: '3 17rem', columnGap: '1.5rem', '@media': { [phone]: { columns: 'auto' } } });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 600,
  backgroundSize: '100% 2px',
});
