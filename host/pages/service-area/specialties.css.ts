import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { button, tape } from '../../../widgets/core/ui/parts.css.ts';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';

const { color, font, text } = theme;

export const ground = style({ background: color.sand });
export const all = style({ textAlign: 'center' });

const dabPaint = createVar();
export const dabs = ['#1f3c55', '#f7f3e8', '#d8d2c4', '#8c3f34', '#d9a441', '#8a5a34', '#5d7a63', '#8d9394'].map(
  (hex) => style({ vars: { [dabPaint]: hex } }),
);

export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr auto',
  alignItems: 'center',
  gap: '1.5rem',
  minHeight: '4.75rem',
  borderBottom: '1px solid #cfc3aa',
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.white } },
  '@media': { [phone]: { gridTemplateColumns: '1.25rem 1fr auto', gap: '.8rem' } },
});
export const dab = style({ alignSelf: 'stretch', background: dabPaint });
export const what = style({ paddingBlock: '.7rem', fontSize: text.small, lineHeight: 1.4, color: color.inkSoft });
globalStyle(`${what} h3`, { font: `680 1.2rem/1.25 ${font.display}`, color: color.ink });

/** The service that the visitor came for. */
export const chosen = style({
  background: color.white,
  outline: `2px solid ${color.ink}`,
  paddingRight: '1rem',
  '@media': { [phone]: { paddingRight: '.5rem' } },
});
export const mark = style([tape, { margin: '0 0 .3rem -6px' }]);
export const lifted = style([button, { '@media': { [phone]: { paddingInline: '.8rem' } } }]);
