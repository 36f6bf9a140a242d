import { globalStyle, style } from '@vanilla-extract/css';
import { brand } from '../../../catalogue/brand.ts';
import { fileButton, photoRow, withoutHas } from '../../../widgets/core/ui/controls.css.ts';
import {
  inputBox,
  inside,
  paperCard,
  spaced,
  square,
  tallRow,
  tracks,
  wrapRow,
} from '../../../widgets/core/ui/shapes.ts';
import { bold, brassUnderline, color, edge, radius, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { darkSection } from '../../components/layout/base.css.ts';
import { fluid, narrow, onPhone, phone, section } from '../../components/layout/rules.ts';

const { night, onNight } = brand.colors;

export const bar = style({ borderBottom: edge.thin, background: color.paper });
inside(bar, {
  '> div': { ...wrapRow('.25rem 1rem', 'center'), justifyContent: 'space-between', minHeight: '4.25rem' },
  'a:last-child': { ...tallRow('2.75rem'), color: color.ink, fontWeight: 600 },
});

export const foot = style({ paddingBlock: '1.25rem', background: night, color: onNight, fontSize: text.small });
globalStyle(`${foot} p`, { margin: 0, maxWidth: 'none' });

export const notFound = style({ minHeight: '60vh', paddingBlock: section });
export const notFoundActions = style({ ...wrapRow('.75rem'), marginTop: '1.5rem' });

const onWallSoft = '#e8eef0';

export const wall = style([darkSection, { paddingBlock: 'clamp(2rem, 5vw, 3.75rem) clamp(1.75rem, 4vw, 3rem)' }]);
export const off = style({ background: '#4d5560' });
globalStyle(`${wall} h1`, { maxWidth: '22ch', fontSize: fluid('2rem, 1.4rem + 2.6vw, 3.25rem') });
globalStyle(`${wall} p`, { margin: '.6rem 0 0', maxWidth: '46ch', color: onWallSoft, fontSize: '1.1875rem' });
globalStyle(`${wall} :focus-visible`, { outlineColor: '#fff' });
export const who = style({});
globalStyle(`${wall} ${who}`, { margin: '0 0 .8rem', color: '#fff', fontSize: text.small });

export const status = style({});
globalStyle(`${wall} ${status}`, {
  margin: '0 0 1.25rem',
  padding: '.6rem 1rem',
  width: 'fit-content',
  background: color.white,
  borderLeft: `6px solid ${color.ok}`,
  color: color.ink,
  fontWeight: 600,
});
export const refusal = style({});
globalStyle(`${wall} ${refusal}`, { borderLeftColor: color.error });
globalStyle(`${wall} ${status}:empty`, { display: 'none' });

export const onWall = style({
  marginTop: '1.75rem',
  color: '#fff',
  selectors: { '&:hover': { background: '#fff', borderColor: '#fff', color: color.ink } },
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: 'clamp(1.75rem, 4vw, 2.75rem)',
  ...onPhone({ gridAutoFlow: 'row' }),
});
inside(steps, {
  li: {
    ...spaced('.15rem'),
    alignContent: 'start',
    paddingRight: '.75rem',
    ...onPhone({
      gridTemplateColumns: 'min(4.5rem, 20vw) minmax(0, 1fr)',
      gap: '0 1rem',
      alignItems: 'center',
      minHeight: '3.25rem',
      padding: 0,
    }),
  },
  svg: {
    width: '100%',
    height: '2.25rem',
    marginBottom: '.6rem',
    ...onPhone({
      gridRow: '1 / 3',
      alignSelf: 'stretch',
      width: 'min(4.5rem, 20vw)',
      height: '100%',
      minHeight: '3.25rem',
      margin: 0,
    }),
  },
  b: { fontSize: '1.0625rem', ...onPhone({ alignSelf: 'end', lineHeight: 1.3 }) },
  'b + span': { color: '#dbe6ea', fontSize: text.small, ...onPhone({ alignSelf: 'start', lineHeight: 1.3 }) },
  '[data-status=todo] b': { fontWeight: 400 },
});

export const dueBoard = style({ outline: '3px solid #fff', outlineOffset: 3, ...onPhone({ outlineOffset: -3 }) });
export const due = style({
  justifySelf: 'start',
  padding: '.05rem .5rem',
  background: '#fff',
  ...bold(text.small),
  selectors: { [`${steps} &`]: { color: color.ink } },
});

export const columns = style({
  ...tracks('1.7fr 1fr', 'clamp(2rem, 5vw, 4.5rem)', narrow),
  alignItems: 'start',
  paddingBlock: 'clamp(2rem, 5vw, 3.75rem) 4.5rem',
});
globalStyle(`${columns} h2`, { fontSize: '1.6rem' });
globalStyle(`${columns} section + section`, { marginTop: '2.25rem' });

export const said = style({
  margin: '.9rem 0 0',
  paddingLeft: '1.1rem',
  borderLeft: edge.brass,
  fontSize: '1.125rem',
  maxWidth: '58ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const rows = style({ display: 'grid', margin: '1.25rem 0 0', borderTop: edge.thin });
globalStyle(`${rows} > div`, { ...wrapRow('0 1rem'), padding: '.7rem 0', borderBottom: edge.thin });
globalStyle(`${rows} dt`, { flex: '0 0 7rem', ...soft(text.small) });
globalStyle(`${rows} dd`, { flex: '1 1 9rem', margin: 0, overflowWrap: 'anywhere' });

export const correct = style({ ...tallRow(44), fontWeight: 600 });

export const number = style({ display: 'inline-block' });

export const preview = style({ margin: '1.5rem 0 0' });
inside(preview, {
  svg: { width: '100%', height: 'auto', border: edge.thin, borderRadius: radius, forcedColorAdjust: 'none' },
  figcaption: { marginTop: '.4rem', ...soft(text.small) },
});

export const colors = style({ ...tracks('repeat(auto-fill, minmax(8.5rem, 1fr))', '.6rem'), marginTop: '1.25rem' });
globalStyle(`${colors} li`, { ...paperCard, ...sized(text.small, 1.35) });
globalStyle(`${colors} svg`, { width: '100%', height: '4rem' });
globalStyle(`${colors} span`, { display: 'block', padding: '.5rem .65rem .6rem', color: color.inkSoft });
globalStyle(`${colors} b`, { display: 'block', color: color.ink });

export const photoList = style({
  ...tracks('repeat(auto-fill, minmax(min(9rem, 44%), 1fr))', '.6rem'),
  margin: '.9rem 0 0',
});
globalStyle(`${photoList} li`, {
  background: color.white,
  border: edge.strong,
  borderRadius: radius,
  overflow: 'clip',
});
globalStyle(`${photoList} img`, { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' });
export const photoField = style({ ...spaced('.8rem'), justifyItems: 'start', marginTop: '.9rem' });
globalStyle(`${photoField} p`, { margin: 0 });
globalStyle(`${photoField} [hidden]`, { display: 'none' });

export const showing = style({ ...spaced('.6rem'), justifyItems: 'start', marginTop: '.9rem' });
globalStyle(`${showing} p`, { margin: 0 });
export const tick = style({ ...tallRow('2.75rem'), gap: '.75rem', fontWeight: 600 });
globalStyle(`${tick} input`, { ...square('1.375rem'), flex: 'none', margin: 0 });

export const control = style({ ...spaced(4), width: '100%', minWidth: 0 });
globalStyle(`${control} label`, { fontWeight: 600, lineHeight: 1.3 });
globalStyle(`${control} :is(input, textarea)`, { ...inputBox, minWidth: 0, padding: '10px 12px', color: color.ink });
globalStyle(`${control} [type=file]`, { padding: 6 });
globalStyle(`${control} ::file-selector-button, ${control} button`, fileButton);
globalStyle(`${control} button`, { justifySelf: 'start', minHeight: 44 });
globalStyle(`${control} textarea`, { resize: 'vertical' });
photoRow(control);
export const chosen = style({
  selectors: { '&:empty': { display: 'none' } },
  // The native input names them.
  '@supports': { [withoutHas]: { display: 'none' } },
});
globalStyle(`${control} [aria-invalid]`, { borderColor: color.error, borderWidth: 2 });
export const error = style({});
globalStyle(`${control} ${error}`, {
  flexBasis: '100%',
  margin: 0,
  color: color.error,
  fontWeight: 600,
  lineHeight: 1.3,
});
globalStyle(`${control} ${error}:empty`, { display: 'none' });

export const logList = style({ display: 'grid', margin: '.9rem 0 0' });
globalStyle(`${logList} li`, {
  ...tracks('9rem 1fr', '.25rem 1rem', phone),
  padding: '.5rem 0',
  borderTop: edge.thin,
  fontSize: text.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
globalStyle(`${logList} time`, { color: color.inkSoft });

export const side = style(spaced('2rem'));
globalStyle(`${side} :is(button, a)`, { width: '100%' });
globalStyle(`${side} > p`, { margin: 0, color: color.inkSoft });
export const card = style(spaced('.8rem'));
globalStyle(`${card} p`, { margin: 0 });
globalStyle(`${side} > section`, { marginTop: '0 !important' });

export const cancel = style({ paddingTop: '1.25rem', borderTop: edge.thin, fontSize: text.small });
export const cancelSummary = style({
  ...tallRow('2.75rem'),
  fontWeight: 600,
  cursor: 'pointer',
  ...brassUnderline,
  textUnderlineOffset: '.22em',
});
export const cancelForm = style({ ...spaced('.75rem'), paddingTop: '.5rem' });
globalStyle(`${cancel} p`, { margin: 0 });
