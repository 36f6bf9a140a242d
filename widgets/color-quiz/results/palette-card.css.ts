import { globalStyle, style } from '@vanilla-extract/css';
import { lineButton } from '../../core/ui/parts.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { narrow } from '../view.css.ts';

const { color } = theme;
const { text } = lightTheme;

const wide = '(min-width: 900px)';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const lesser = style([
  card,
  { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, .62fr) minmax(0, 1fr)' } } },
]);

export const preview = style({
  position: 'relative',
  aspectRatio: '8 / 5.6',
  borderBottom: `3px solid ${color.brass}`,
  '@container': {
    [wide]: { gridRow: '1 / 3', aspectRatio: 'auto', borderBottom: 0, borderInlineEnd: `3px solid ${color.brass}` },
  },
});
globalStyle(`${preview} svg`, { position: 'absolute', inset: 0 });

export const about = style({
  padding: '20px 20px 0',
  '@container': { [narrow]: { paddingInline: 12 } },
});
globalStyle(`${about} h3`, { fontSize: 28, lineHeight: 1.12 });
globalStyle(`${about} h3 ~ p`, { marginTop: 6, fontSize: text.small, color: color.inkSoft });
export const rank = style({
  display: 'inline-block',
  padding: '4px 11px',
  border: `2px solid ${color.tape}`,
  color: color.bay,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '.07em',
  textTransform: 'uppercase',
});
globalStyle(`${about} > :first-child`, { marginBottom: 12 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6, fontSize: text.small });
globalStyle(`${about} .${tags}`, { marginTop: 10 });
globalStyle(`${tags} li`, { padding: '3px 9px', background: color.sand, borderRadius: theme.radius, lineHeight: 1.35 });

export const racks = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '12px 20px 20px',
  '@container': { [narrow]: { paddingInline: 12 } },
});
globalStyle(`${racks} fieldset`, { display: 'grid', gap: 10 });
globalStyle(`${lesser} ${racks} fieldset`, {
  '@container': { '(min-width: 1100px)': { gridTemplateColumns: '1fr 1fr', gap: 16 } },
});
globalStyle(`${racks} .${lineButton}`, { justifySelf: 'start', fontSize: text.small });
export const added = style({ fontSize: text.small });
globalStyle(`${added}:empty`, { display: 'none' });
globalStyle(`${added} a`, { display: 'inline-block', margin: '-10px 0', padding: '10px 0', color: color.bay });
