import { globalStyle, style } from '@vanilla-extract/css';
import { button, lettering } from '../ui/parts.css.ts';
import { focusRing, framed, inside, noFrame, spaced } from '../ui/shapes.ts';
import { tape } from '../ui/tape.css.ts';
import { color, edge, px, radius, sized } from '../ui/theme.css.ts';

export const wide = '(min-width: 700px)';
export const narrow = '(max-width: 416px)';

export const frame = style({ containerType: 'inline-size', containIntrinsicInlineSize: 760 });

export const sheet = style({
  margin: 0,
  padding: '0 24px 18px',
  background: color.white,
  border: edge.thin,
  borderRadius: radius,
  color: color.ink,
  ...sized(px.small, 1.6),
  '@container': { [narrow]: { paddingInline: 16 }, [wide]: { paddingInline: 32 } },
});
inside(sheet, {
  p: { margin: 0 },
  h2: { margin: 0, ...lettering, ...sized(26, 1.08), letterSpacing: '-.012em' },
  fieldset: { ...spaced('9px 12px'), alignContent: 'start', minWidth: 0, ...noFrame },
  legend: { marginBottom: 8, padding: '11px 0 0', ...lettering, ...sized(px.body, 1.2) },
});

export const head = style({ paddingBottom: 2 });
globalStyle(`${head} .${tape}`, { margin: '-10px 0 12px', marginInlineStart: -10 });
globalStyle(`${head} p:last-child`, { marginTop: 4, color: color.inkSoft });

export const control = style({ ...spaced(4), alignContent: 'start', minWidth: 0 });
globalStyle(`${control} label`, { fontWeight: 600, lineHeight: 1.3 });
globalStyle(`${control} :is(input, textarea)`, {
  width: '100%',
  minHeight: 48,
  padding: '10px 12px',
  ...framed,
  color: 'inherit',
  fontFamily: 'inherit',
  ...sized(px.body, 1.4),
});
globalStyle(`${control} textarea`, { resize: 'vertical' });
globalStyle(`${control} :hover`, { borderColor: color.ink });
globalStyle(`${control} :focus`, { ...focusRing(0), borderColor: color.focus });

export const foot = style({
  ...spaced(10),
  marginTop: 16,
  color: color.inkSoft,
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 24 } },
});
globalStyle(`${foot} .${button}`, { '@container': { [wide]: { minWidth: 240 } } });
export const tiny = style({ fontSize: px.tiny });
