import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { hiddenInput, segment } from '../../core/ui/controls.css.ts';
import { lettering } from '../../core/ui/parts.css.ts';
import {
  centered,
  framed,
  inputBox,
  inside,
  noFrame,
  silent,
  spaced,
  square,
  tallRow,
  tracks,
} from '../../core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, px, radius, sized, soft } from '../../core/ui/theme.css.ts';
import { previewHeight } from '../preview/view.css.ts';

const narrow = '(max-width: 62rem)';
const onlyWithScripts = { '(scripting: none)': { display: 'none' } } as const;

/** Of buttons. The widgets' own, which comes first, is none; a webmaster may write any other into the code. */
export const accentColors: Readonly<Record<string, string | undefined>> = {
  'Barn red': undefined,
  'Bay blue': brand.colors.bay,
  'Marsh green': '#4c6a3d',
  Ink: brand.colors.ink,
};

const plainFieldset = { minWidth: 0, ...noFrame } as const;
const smallBold = { ...bold(px.small) } as const;
const labeled = { ...smallBold, ...spaced(4) } as const;
const selected = { background: color.sand, boxShadow: `inset 0 0 0 2px ${color.ink}` } as const;

export const studio = style({
  ...tracks('minmax(0, 24rem) minmax(0, 1fr)', '24px 40px', narrow),
  alignItems: 'start',
});
/** The preview and below it the code stay beside the choices. */
const inView = { position: 'sticky', gridArea: '1 / 2', minWidth: 0 } as const;
/** Cells of the page's grid, so that the preview, a separate island, fits between them. */
export const bench = style({ display: 'contents' });
globalStyle(`${studio} > [data-start]`, { display: 'contents' });
const belowHeader = '5.5rem';
globalStyle(`${studio} > :not([data-start])`, {
  ...inView,
  top: belowHeader,
  '@media': { [narrow]: { position: 'static', gridArea: 'auto', order: 1 } },
});

export const choices = style({
  ...spaced(28),
  counterReset: 'choice',
  '@media': { ...onlyWithScripts, [narrow]: { display: 'contents' } },
});
/** What to show, how it looks, its code; then what else can be chosen. */
globalStyle(`${choices} > :nth-child(n + 2)`, { '@media': { [narrow]: { order: 3 } } });
inside(choices, {
  fieldset: plainFieldset,
  '> fieldset > legend': { ...lettering, marginBottom: 10, padding: 0, ...sized(20, 1.2), counterIncrement: 'choice' },
  '> fieldset > legend::before': {
    content: 'counter(choice)',
    // Fits every number in every font, so that words stay in place when the font comes.
    display: 'inline-block',
    width: '1.1em',
    color: '#7d5f1c',
  },
  small: { display: 'block', marginTop: 4, ...soft(px.tiny), fontWeight: 400 },
});
hiddenInput(`${choices}`);

export const what = style({});
globalStyle(`${what} label`, {
  ...framed,
  ...tracks('2.75rem 1fr', 14),
  minHeight: 56,
  marginTop: -1,
  paddingRight: 14,
  borderRadius: 0,
  ...soft(px.small, 1.35),
});
globalStyle(`${what} label::before`, { content: '""' });
for (const [at, background] of ['#3f7690', '#97a48a', '#c08a34', '#9c3222', '#d6d5c8', '#30363c'].entries())
  globalStyle(`${what} label:nth-of-type(${at + 1})::before`, { background });
globalStyle(`${what} span`, { alignSelf: 'center', paddingBlock: 6 });
globalStyle(`${what} b`, { display: 'block', color: color.ink, fontSize: 16 });
globalStyle(`${what} label:has(:checked)`, selected);
globalStyle(`${what} label:has(:checked) b::after`, silent(' ✓'));

export const mode = style({});
globalStyle(`${mode} > div`, { ...tracks('repeat(4, minmax(0, 1fr))', 8) });
globalStyle(`${mode} > div label`, { ...framed, ...spaced(7), padding: 8, ...bold(px.tiny, 1.2) });
globalStyle(`${mode} > div label:has(:checked)`, selected);
globalStyle(`${mode} > div label:has(:checked) span::before`, silent('✓ '));
globalStyle(`${mode} i`, { alignSelf: 'start', width: '100%', aspectRatio: '96 / 60', border: edge.strong });
const bar = (position: string, paint: string = color.bay) => `linear-gradient(${paint} 0 0) ${position} no-repeat`;
const page = [bar('8% 14% / 36% 7%', color.line), bar('50% 28% / 84% 5%', color.line), color.white];
const pictures = {
  inline: [bar('50% 84% / 84% 38%')],
  button: [bar('50% 60% / 50% 56%'), bar('10% 75% / 26% 12%', color.barn)],
  'side-tab': [bar('100% 55% / 9% 44%', color.barn)],
  'full-page': [bar('50% 50% / 92% 88%')],
};
for (const [name, bars] of Object.entries(pictures))
  globalStyle(`${mode} [data-mode=${name}]`, { background: [...bars, ...page].join(', ') });
export const buttonText = style({ ...labeled, marginTop: 12 });
globalStyle(`${mode}:has([value=inline]:checked) ${buttonText}`, { display: 'none' });

export const known = style({});
globalStyle(`${known} > div`, { marginBottom: 12 });
globalStyle(`${known} label`, labeled);
globalStyle(`:is(${buttonText}, ${known}) :is(select, input)`, {
  ...inputBox,
  padding: '8px 12px',
  color: color.ink,
  fontWeight: 400,
});
const halves = 'minmax(0, 1fr) minmax(0, 1fr)';
export const hiddenField = style({
  ...tracks(halves, 8),
  alignItems: 'end',
  marginBottom: 8,
  selectors: { '&:has(button)': { gridTemplateColumns: `${halves} 44px` } },
});
globalStyle(`${hiddenField} button`, {
  ...inputBox,
  height: 48,
  padding: 0,
  color: color.ink,
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
  ...smallBold,
  ...brassUnderline,
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
});

export const themes = style({ display: 'flex', flexWrap: 'wrap', marginBottom: '12px !important' });
segment(`${themes} label`);
globalStyle(`${themes} label`, { flex: 1, minHeight: 44 });
export const accents = style({ display: 'flex', gap: 8 });
globalStyle(`${accents} label`, { ...framed, ...square(44), ...centered, color: '#fff', fontWeight: 700 });
for (const [at, background = brand.colors.barn] of Object.values(accentColors).entries())
  globalStyle(`${accents} label:nth-of-type(${at + 1})`, { background });
globalStyle(`${accents} label:has(:checked)`, { boxShadow: `inset 0 0 0 3px ${color.ink}, inset 0 0 0 5px #fff` });
globalStyle(`${accents} label:has(:checked)::after`, silent('✓'));

const whenFocused = { outlineOffset: -3, outlineColor: color.onNight } as const;
const gap = '16px';
export const code = style({
  ...inView,
  top: `calc(${belowHeader} + ${previewHeight} + ${gap})`,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxHeight: `max(15rem, 100svh - ${belowHeader} - ${previewHeight} - 2 * ${gap})`,
  marginTop: `calc(${previewHeight} + ${gap})`,
  '@media': {
    [`${narrow}, (scripting: none)`]: {
      position: 'static',
      gridArea: 'auto',
      order: 2,
      maxHeight: 'none',
      marginTop: 0,
    },
    '(scripting: none)': { gridColumn: '1 / -1' },
  },
  overflow: 'clip',
  background: color.night,
  color: color.onNight,
  borderRadius: radius,
});
const phone = '(max-width: 45rem)';
export const tools = style({
  display: 'flex',
  borderBottom: edge.night,
  '@media': { [phone]: { flexDirection: 'column' }, ...onlyWithScripts },
});
export const tabs = style({
  ...plainFieldset,
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${tabs} label:last-child`, { gridColumn: '1 / -1' });
hiddenInput(`${tabs}`);
globalStyle(`${tabs} label`, { ...tallRow(46), padding: '0 14px', ...smallBold });
globalStyle(`${tabs} label:has(:checked)`, { color: color.white, boxShadow: `inset 0 -3px 0 ${color.brass}` });
globalStyle(`${tabs} label:has([type=radio]:focus-visible)`, { outlineColor: color.onNight });
export const copy = style({
  flex: 'none',
  // As wide as “Copied!”, so that nothing moves.
  minWidth: 'calc(37px + 4.7em)',
  minHeight: 46,
  padding: '0 18px',
  background: 'none',
  color: color.white,
  border: 0,
  borderLeft: edge.night,
  '@media': { [phone]: { borderLeft: 0, borderTop: edge.night } },
  font: 'inherit',
  ...smallBold,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': whenFocused,
});
inside(code, {
  pre: { margin: 0, overflow: 'auto', padding: '18px 20px', ...sized(px.tiny, 1.65) },
  'pre:focus-visible': whenFocused,
  p: { maxWidth: 'none', margin: 0, padding: '12px 20px', borderTop: edge.night, fontSize: px.small },
});
