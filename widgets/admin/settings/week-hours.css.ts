import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { actionLine, actionNote, inlineField } from './fields.css.ts';

const { color, text } = theme;

export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  minHeight: 52,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`fieldset.${week} legend`, { width: 'max-content', minWidth: 168, maxWidth: '100%', fontSize: text.body });
// Content after the legend starts beside it.
globalStyle(`fieldset.${week} > :not(legend)`, { clear: 'none' });
globalStyle(`${week} > label`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 100,
  minHeight: 44,
  fontSize: text.small,
  fontWeight: 600,
});
globalStyle(`${week} > label input`, { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay });
globalStyle(`${week} > div`, { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', paddingBlock: 4 });
globalStyle(`${week} > div label`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: text.small,
  color: color.inkSoft,
});
globalStyle(`${week} > div label span`, { minWidth: '2.5em' });
globalStyle(`${week} [type="time"]`, { ...inlineField, fontSize: text.body });

export const save = style(actionLine);
globalStyle(`${save} p`, actionNote);
globalStyle(`${save} p:empty`, { display: 'none' });
globalStyle(`${save} [role="alert"]`, { color: color.error });
