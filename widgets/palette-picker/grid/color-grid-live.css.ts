import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { bareButton } from '../../core/ui/shapes.ts';
import { color, sized } from '../../core/ui/theme.css.ts';
import { empty, pressed, swatch } from './color-grid.css.ts';

globalStyle(`.${empty}`, { padding: '48px 0 80px' });
globalStyle(`.${empty} p`, { margin: 0, ...lettering, ...sized(23, 1.3) });
globalStyle(`.${empty} > :last-child`, {
  ...bareButton,
  display: 'inline-block',
  color: color.bay,
  fontWeight: 600,
  lineHeight: '44px',
  textDecoration: 'underline',
});

const chosen = `.${swatch}:has(> ${pressed})`;
globalStyle(chosen, { zIndex: 1, outline: `3px solid ${color.ink}`, outlineOffset: 0 });
globalStyle(`${chosen} svg + span`, {
  insetInlineStart: -12,
  paddingInline: 10,
  background: color.tape,
  color: '#fff',
  opacity: 1,
  rotate: '-2deg',
  clipPath:
    'polygon(0 0, 100% 0, calc(100% - 3px) 30%, 100% 55%, calc(100% - 4px) 78%, 100% 100%, 0 100%, 3px 72%, 0 45%, 4px 20%)',
});
globalStyle(`${chosen} svg + span::before`, {
  content: '',
  display: 'inline-block',
  width: 5,
  height: 9,
  marginInline: '2px 7px',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  rotate: '42deg',
  translate: '0 -1px',
});

export const copied = style({ selectors: { [`${swatch} &`]: { opacity: 1 } } });
