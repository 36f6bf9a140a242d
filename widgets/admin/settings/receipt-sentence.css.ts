import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { actionNote, inlineField } from './fields.css.ts';

const { color, text } = theme;
const wide = '(min-width: 768px)';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${editor} label`, { display: 'block', marginBottom: 4, fontWeight: 600 });
globalStyle(`${editor} textarea`, {
  ...inlineField,
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  resize: 'vertical',
});
globalStyle(`${editor} p:is([role="status"], [role="alert"])`, { ...actionNote, marginTop: 6 });
globalStyle(`${editor} p:empty`, { display: 'none' });
globalStyle(`${editor} [role="status"]`, { color: color.ok });

export const insert = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0',
  padding: 0,
  border: 0,
});
globalStyle(`${insert} legend`, { fontSize: text.small, marginBottom: 4 });

export const send = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const sample = style({
  alignSelf: 'start',
  padding: '14px 18px',
  border: `1px solid ${color.line}`,
  background: color.paper,
});
globalStyle(`${sample} p`, { margin: '6px 0 0', overflowWrap: 'anywhere' });
globalStyle(`${sample} mark`, { padding: '0 4px', background: '#e4edf1', color: color.ink, fontWeight: 600 });
