import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { desk } from '../layout.css.ts';

const { color } = theme;

export const strip = style({
  padding: '6px 16px 0',
  fontSize: theme.text.tiny,
  color: color.inkSoft,
  '@media': { [desk]: { padding: '8px 20px 0' }, print: { display: 'none' } },
});
globalStyle(`${strip} > p`, { margin: 0 });
// No lead moves under a pointer when it is known.
globalStyle(`${strip} > p:last-child`, { minHeight: '1lh' });
globalStyle(`${strip} a`, { color: 'inherit' });

export const conditions = style({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.text.small,
  color: color.ink,
});
globalStyle(`${conditions}:not(:empty)`, { marginBottom: 8 });
globalStyle(`${conditions} p`, { margin: 0, maxWidth: '80ch' });
globalStyle(`${conditions} button`, { minHeight: 44, marginTop: 8, padding: '6px 14px' });

const frame = style({ padding: '10px 16px' });
export const condition = styleVariants({
  problem: [frame, { border: `1px solid ${color.error}`, borderLeftWidth: 6, background: '#fbeeea' }],
  warning: [frame, { border: `1px solid ${color.brass}`, background: color.sand }],
  info: {},
});
