import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenInput, segment } from '../core/ui/controls.css.ts';
import { lettering } from '../core/ui/parts.css.ts';
import { lightTheme, theme } from '../core/ui/theme.css.ts';
import { accents as accentColors } from './strings.ts';

const { color } = theme;
const { text } = lightTheme;

/** Without scripts nothing can be chosen. */
export const choices = style({
  display: 'grid',
  gap: 28,
  counterReset: 'choice',
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${choices} fieldset`, { minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${choices} > fieldset > legend`, {
  ...lettering,
  marginBottom: 10,
  padding: 0,
  fontSize: 20,
  lineHeight: 1.2,
  counterIncrement: 'choice',
});
globalStyle(`${choices} > fieldset > legend::before`, {
  content: 'counter(choice)',
  // Fits every number in every font, so that words stay in place when the font comes.
  display: 'inline-block',
  width: '1.1em',
  color: '#7d5f1c',
});
globalStyle(`${choices} small`, {
  display: 'block',
  marginTop: 4,
  color: color.inkSoft,
  fontSize: text.tiny,
  fontWeight: 400,
});
hiddenInput(`${choices}`);

const framed = {
  background: color.white,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
} as const;
/** Screen readers already say that it is checked, so the mark's alternative text is empty. */
const selected = { background: color.sand, boxShadow: `inset 0 0 0 2px ${color.ink}` } as const;
const field = {
  ...framed,
  width: '100%',
  minHeight: 48,
  padding: '8px 12px',
  color: color.ink,
  font: 'inherit',
} as const;
const labeled = { display: 'grid', gap: 4, fontSize: text.small, fontWeight: 600 } as const;

export const what = style({});
globalStyle(`${what} label`, {
  ...framed,
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gap: 14,
  minHeight: 56,
  marginTop: -1,
  paddingRight: 14,
  borderRadius: 0,
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.35,
});
globalStyle(`${what} label::before`, { content: '""', background: color.bay });
for (const [at, paint] of ['#3f7690', '#97a48a', '#c08a34', '#9c3222', '#d6d5c8', '#30363c'].entries()) {
  globalStyle(`${what} label:nth-of-type(${at + 1})::before`, { background: paint });
}
globalStyle(`${what} span`, { alignSelf: 'center', paddingBlock: 6 });
globalStyle(`${what} b`, { display: 'block', color: color.ink, fontSize: 16 });
globalStyle(`${what} label:has(:checked)`, selected);
globalStyle(`${what} label:has(:checked) b::after`, { content: ['" ✓"', '" ✓" / ""'] });

export const mode = style({});
globalStyle(`${mode} > div`, { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 });
globalStyle(`${mode} > div label`, {
  ...framed,
  display: 'grid',
  gap: 7,
  padding: 8,
  fontSize: text.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
});
globalStyle(`${mode} > div label:has(:checked)`, selected);
globalStyle(`${mode} > div label:has(:checked) span::before`, { content: ['"✓ "', '"✓ " / ""'] });
const bar = (position: string, paint: string = color.bay) => `linear-gradient(${paint} 0 0) ${position} no-repeat`;
const page = `${bar('8% 14% / 36% 7%', color.line)}, ${bar('50% 28% / 84% 5%', color.line)}, ${color.white}`;
globalStyle(`${mode} i`, {
  alignSelf: 'start',
  width: '100%',
  aspectRatio: '96 / 60',
  border: `1px solid ${color.lineStrong}`,
});
globalStyle(`${mode} [data-mode=inline]`, { background: `${bar('50% 84% / 84% 38%')}, ${page}` });
globalStyle(`${mode} [data-mode=button]`, {
  background: `${bar('50% 60% / 50% 56%')}, ${bar('10% 75% / 26% 12%', color.barn)}, ${page}`,
});
globalStyle(`${mode} [data-mode=side-tab]`, { background: `${bar('100% 55% / 9% 44%', color.barn)}, ${page}` });
globalStyle(`${mode} [data-mode=full-page]`, { background: `${bar('50% 50% / 92% 88%')}, ${page}` });
export const buttonText = style({ ...labeled, marginTop: 12 });
globalStyle(`${mode}:has([value=inline]:checked) ${buttonText}`, { display: 'none' });
globalStyle(`${buttonText} input`, { ...field, fontWeight: 400 });

export const known = style({});
globalStyle(`${known} > div`, { marginBottom: 12 });
globalStyle(`${known} label`, labeled);
globalStyle(`${known} :is(select, input)`, { ...field, fontWeight: 400 });
export const hiddenField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  alignItems: 'end',
  marginBottom: 8,
  selectors: { '&:has(button)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px' } },
});
globalStyle(`${hiddenField} button`, {
  ...framed,
  height: 48,
  color: color.ink,
  font: 'inherit',
  fontSize: 22,
  cursor: 'pointer',
});
export const another = style({
  minHeight: 44,
  padding: 0,
  background: 'none',
  color: color.ink,
  border: 0,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  textDecoration: `underline 2px ${color.brass}`,
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
});

export const looks = style({});
export const themes = style({ display: 'flex', flexWrap: 'wrap', marginBottom: '12px !important' });
segment(`${themes} label`);
globalStyle(`${themes} label`, { flex: 1, minHeight: 44 });
export const accents = style({ display: 'flex', gap: 8 });
globalStyle(`${accents} label`, {
  ...framed,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  fontWeight: 700,
});
for (const [at, background] of Object.values(accentColors).entries()) {
  globalStyle(`${accents} label:nth-of-type(${at + 1})`, { background });
}
globalStyle(`${accents} label:has(:checked)`, { boxShadow: `inset 0 0 0 3px ${color.ink}, inset 0 0 0 5px #fff` });
globalStyle(`${accents} label:has(:checked)::after`, { content: ['"✓"', '"✓" / ""'] });
