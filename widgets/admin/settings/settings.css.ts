import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;

export const form = style({ display: 'grid', gap: 24, maxWidth: 640, justifyItems: 'start' });
globalStyle(`${form} > *`, { minWidth: 0, margin: 0 });
globalStyle(`${form} fieldset`, { padding: 0, border: 0 });
globalStyle(`${form} legend`, { padding: 0 });
globalStyle(`${form} :is(legend, label > b)`, { fontWeight: 600 });
globalStyle(`${form} small`, { display: 'block', color: color.inkSoft, fontSize: text.small });
globalStyle(`${form} input[type="text"]`, {
  display: 'block',
  width: 'min(100%, 320px)',
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${color.lineStrong}`,
  font: 'inherit',
});

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: 12, minHeight: 44, paddingBlock: 10 });
globalStyle(`${choice} input`, { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay });
