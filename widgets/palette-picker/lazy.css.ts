import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../catalogue/brand.ts';
import { button, lettering, modal } from '../core/ui/parts.css.ts';
import {
  bareButton,
  centered,
  dimGutter,
  focusRing,
  framed,
  inputBox,
  inside,
  pinned,
  silent,
  spaced,
  square,
  tracks,
  wrapRow,
} from '../core/ui/shapes.ts';
import { bold, color, edge, font, px, radius, sized, soft } from '../core/ui/theme.css.ts';
import { strip } from './tray.css.ts';
import { coveringInput, place } from './view.css.ts';

export const dialog = style({
  width: 'min(544px, 100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  ...modal,
  background: color.paper,
  selectors: { '&::backdrop': { background: `${brand.colors.night}a6` } },
});
dimGutter(dialog);
export const sheet = style({ ...spaced(16), padding: 'clamp(18px, 5vw, 32px)', ...sized(px.body, 1.5) });
globalStyle(`${sheet} h2`, { margin: 0, ...lettering, ...sized('clamp(24px, 5vw, 32px)', 1.1) });
globalStyle(`${sheet} > p`, { margin: 0, color: color.inkSoft });

export const list = style({
  ...tracks('repeat(auto-fill, minmax(200px, 1fr))', 4),
  // Half a row shows that there are more; the rest of the dialog takes up to 470 px.
  maxHeight: 'max(138px, round(down, 100dvh - 470px, 56px) + 26px)',
  margin: 0,
  padding: 1,
  listStyle: 'none',
  overflow: 'auto',
});
inside(list, {
  li: { ...tracks('52px 1fr', '0 12px'), background: color.white, outline: edge.thin, ...sized(px.tiny, 1.3) },
  svg: { gridRow: '1 / 3', display: 'block', ...square(52) },
  b: { alignSelf: 'end', ...bold(px.small) },
  span: { color: color.inkSoft },
});

export const field = style({ ...spaced(6), ...bold(px.small) });
globalStyle(`${field} input`, {
  ...inputBox,
  padding: '10px 12px',
  color: 'inherit',
  fontSize: px.body,
  fontWeight: 400,
});
globalStyle(`${field} input:focus`, focusRing(0));

globalStyle(`${field} [aria-invalid]`, { borderColor: color.error, borderWidth: 2 });

export const failure = style({});
globalStyle(`${sheet} > ${failure}`, { marginTop: -10, color: color.error, ...bold(px.small) });
globalStyle(`${failure}:empty`, { display: 'none' });

export const foot = style({
  ...wrapRow(12),
  flexDirection: 'row-reverse',
  '@media': { '(max-width: 480px)': { flexDirection: 'column' } },
});
globalStyle(`${foot} .${button}:disabled`, {
  background: color.sand,
  borderColor: color.line,
  color: color.inkSoft,
  cursor: 'not-allowed',
});

const phone = '(max-width: 480px)';

export const card = style({
  position: 'absolute',
  bottom: 'calc(100% + 3px)',
  insetInlineEnd: `max(0px, (100% - (var(${place.width}, 100%))) / 2)`,
  width: `min(360px, var(${place.width}, 100%))`,
  // Less the header and the tray, which has two lines on tablets, three on phones.
  maxHeight: 'calc(100dvh - 200px)',
  overflow: 'auto',
  ...framed,
  color: color.ink,
  ...sized(px.small, 1.3),
  '@media': { [phone]: { maxHeight: 'calc(100dvh - 300px)' } },
});
export const picture = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 'min(256px, 32dvh)',
  borderBottom: edge.brass,
  '@media': { [phone]: { height: 'min(190px, 26dvh)' } },
});

export const choice = style({ display: 'flex', margin: '12px 12px 8px', padding: 0, border: 0 });
inside(choice, {
  label: { position: 'relative', ...centered, flex: 1, minHeight: 46, border: edge.strong, fontWeight: 600 },
  'label:has(:checked)': { background: color.ink, borderColor: color.ink, color: color.paper },
  'label:has(:focus-visible)': { ...focusRing(2), zIndex: 1 },
  input: coveringInput,
});

export const zones = style({ ...spaced(5), margin: 0, padding: '0 12px 12px', listStyle: 'none' });
globalStyle(`${zones} li`, { ...tracks('min(28px, 6vw) 4.7em 1fr', 8), alignItems: 'center' });
globalStyle(`${zones} label`, { gridArea: '1 / 2', ...soft(px.tiny) });
globalStyle(`${zones} select`, {
  ...inputBox,
  minHeight: 44,
  padding: '6px 4px',
  color: color.ink,
  textOverflow: 'ellipsis',
});
export const dab = style({ height: 44, background: color.sand, outline: edge.thin, outlineOffset: -1 });
globalStyle(`${dab} svg`, { display: 'block', ...square('100%') });

export const shut = style({
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  border: 0,
  color: 'inherit',
  cursor: 'pointer',
  padding: 0,
  font: 'inherit',
  ...square(44),
  borderRadius: radius,
  background: color.white,
  selectors: { '&::before': { content: '"×"', font: '28px/1 sans-serif' } },
});

inside(strip, {
  'li:empty': { border: '2px dashed #7f8b9c' },
  button: { ...bareButton, ...pinned(-2), ...square(44), ...centered, fontWeight: 600 },
  'button[title]::before': {
    ...silent('×'),
    width: 24,
    background: brand.colors.night,
    font: `400 20px/24px ${font.text}`,
    opacity: 0,
    '@media': {
      '(hover: none)': { position: 'absolute', top: -2, right: -2, width: 18, lineHeight: '18px', opacity: 1 },
    },
  },
  'button:is(:hover, :focus-visible)::before': { opacity: 1 },
});
