import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { framed, inputBox, silent, spaced, tallRow, tracks, wrapRow } from '../core/ui/shapes.ts';
import { bold, brassUnderline, color, font, px } from '../core/ui/theme.css.ts';

export const box = style({
  ...tracks('1.3fr 1fr', '16px'),
  marginTop: '24px',
  padding: '24px',
  ...framed,
  '@media': { '(max-width: 640px)': { gridTemplateColumns: '1fr auto', gap: '12px', padding: '16px' } },
});
globalStyle(`${box} label`, { ...spaced('5.6px'), minWidth: 0 });
globalStyle(`${box} span`, bold(px.small));
globalStyle(`${box} button`, { alignSelf: 'end' });
export const wide = style({ gridColumn: '1 / -1' });
export const control = style({
  ...inputBox,
  padding: '9.6px 12px',
  background: color.paper,
  color: color.ink,
  selectors: { '&:hover': { borderColor: color.ink }, '&::placeholder': { color: color.inkSoft, opacity: 1 } },
});

/** Without JavaScript the page opens here, with the field above in view. */
export const live = style({ gridColumn: '1 / -1', scrollMarginTop: 190 });
const answer = style({
  ...tracks('auto 1fr', '2px 12px'),
  padding: '12px 16px 8px',
  borderInlineStart: '5px solid',
  lineHeight: 1.4,
});
const tones = { yes: ['#e7f1e6', '\u2713'], near: ['#fdf3d9', '\u2192'], no: [color.sand, '!'] } as const;
export const answers = styleVariants(tones, ([background, sign], tone) => [
  answer,
  {
    background,
    borderColor: { yes: color.ok, near: color.brass, no: color.lineStrong }[tone],
    '::before': {
      ...silent(sign),
      color: tone === 'yes' ? color.ok : color.ink,
      ...bold(px.body, 1.4),
    },
  },
]);
globalStyle(`${answer} p`, { gridColumn: 2, margin: '0 0 4px' });
export const said = style({ font: `680 20px/1.2 ${font.display}` });
export const links = style(wrapRow('0 20px'));
globalStyle(`${links} a`, { ...tallRow(44), ...brassUnderline, color: color.ink, fontWeight: 600 });
