import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { narrow } from '../view.css.ts';

const { color } = theme;
const { text } = lightTheme;

export const swatches = style({ display: 'grid', alignContent: 'start', minWidth: 0 });
globalStyle(`${swatches} ul`, { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 });

export const maker = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 44,
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${maker} input`, { flex: 'none', width: 20, height: 20, margin: 0 });

export const chip = style({
  minWidth: 0,
  paddingBottom: 8,
  border: `1px solid ${color.line}`,
  background: color.white,
  fontSize: 12,
  lineHeight: 1.3,
  color: color.inkSoft,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
globalStyle(`${swatches}:has(:checked) ${chip}`, { borderColor: color.lineStrong });
globalStyle(`${chip} svg`, { width: '100%', height: 64, marginBottom: 6 });
globalStyle(`${chip} :is(span, b)`, {
  display: 'block',
  paddingInline: 8,
  '@container': { [narrow]: { paddingInline: 5 } },
});
globalStyle(`${chip} span::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${chip} b`, { fontSize: text.tiny, color: color.ink, '@container': { [narrow]: { fontSize: 12 } } });
