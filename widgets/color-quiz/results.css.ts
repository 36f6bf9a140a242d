import { globalStyle, style } from '@vanilla-extract/css';
import { button, lettering, lineButton } from '../core/ui/parts.css.ts';
import { bareList, container, inside, paperCard, pinned, spaced, square, tracks, wrapRow } from '../core/ui/shapes.ts';
import { bold, color, edge, px, radius, sized, soft } from '../core/ui/theme.css.ts';
import { narrow } from './view.css.ts';

const whenNarrow = container(narrow);

const whenWide = container('(min-width: 900px)');

export const card = style({
  display: 'grid',
  alignContent: 'start',
  ...paperCard,
  ...whenWide({ gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' }),
});
export const lesser = style([card, whenWide({ gridTemplateColumns: 'minmax(0, .62fr) minmax(0, 1fr)' })]);

export const preview = style({
  position: 'relative',
  aspectRatio: '8 / 5.6',
  borderBottom: edge.brass,
  ...whenWide({ gridRow: '1 / 3', aspectRatio: 'auto', borderBottom: 0, borderInlineEnd: edge.brass }),
});
globalStyle(`${preview} svg`, pinned(0));

export const about = style({ padding: '20px 20px 0', ...whenNarrow({ paddingInline: 12 }) });
globalStyle(`${about} h3`, sized(28, 1.12));
globalStyle(`${about} h3 ~ p`, { marginTop: 6, ...soft(px.small) });
export const rank = style({
  display: 'inline-block',
  padding: '4px 11px',
  border: `2px solid ${color.tape}`,
  color: color.bay,
  ...bold(px.tiny, 1.3),
  letterSpacing: '.07em',
  textTransform: 'uppercase',
});
globalStyle(`${about} > :first-child`, { marginBottom: 12 });
globalStyle(`${about} > :is(.${button}, .${lineButton})`, { marginTop: 16, ...whenNarrow({ width: '100%' }) });
export const tags = style({ ...wrapRow(6), fontSize: px.small });
globalStyle(`${about} .${tags}`, { marginTop: 16 });
globalStyle(`${tags} li`, { padding: '3px 9px', background: color.sand, borderRadius: radius, lineHeight: 1.35 });

export const racks = style({
  ...spaced(12),
  alignContent: 'start',
  padding: '12px 20px 20px',
  ...whenNarrow({ paddingInline: 12 }),
});
globalStyle(`${racks} fieldset`, spaced(10));
globalStyle(`${lesser} ${racks} fieldset`, {
  '@container': { '(min-width: 1100px)': { gridTemplateColumns: '1fr 1fr', gap: 16 } },
});
globalStyle(`${racks} .${lineButton}`, { justifySelf: 'start', fontSize: px.small });
export const added = style({ fontSize: px.small });
globalStyle(`${added}:empty`, { display: 'none' });
globalStyle(`${added} a`, { display: 'inline-block', margin: '-10px 0', padding: '10px 0', color: color.bay });

export const swatches = style({ display: 'grid', alignContent: 'start', minWidth: 0 });
globalStyle(`${swatches} ul`, { ...tracks('repeat(3, minmax(0, 1fr))', 3) });

export const maker = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 44,
  ...bold(px.small),
  cursor: 'pointer',
});
globalStyle(`${maker} input`, { flex: 'none', ...square(20), margin: 0 });

export const chip = style({
  minWidth: 0,
  paddingBottom: 8,
  border: edge.thin,
  background: color.white,
  ...soft(12, 1.3),
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
globalStyle(`${swatches}:has(:checked) ${chip}`, { borderColor: color.lineStrong });
inside(chip, {
  svg: { width: '100%', height: 48, marginBottom: 6 },
  ':is(span, b)': { display: 'block', paddingInline: 8, ...whenNarrow({ paddingInline: 5 }) },
  'span::first-letter': { textTransform: 'uppercase' },
  b: { fontSize: px.tiny, color: color.ink, ...whenNarrow({ fontSize: 12 }) },
});

const inset = (vertical: string) => ({ padding: `${vertical} 32px`, ...whenNarrow({ padding: `${vertical} 12px` }) });

export const results = style({ background: color.paper, color: color.ink });
globalStyle(`${results} :is(h2, h3)`, { margin: 0, ...lettering, letterSpacing: '-.012em', color: 'inherit' });
globalStyle(`${results} ul`, bareList);
globalStyle(`${results} b`, { fontWeight: 600 });

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: 16, ...inset('20px') });
globalStyle(`${head} p`, soft(px.small));
globalStyle(`${head} h2`, { scrollMarginTop: 60, ...sized('clamp(26px, 4.2cqi, 40px)', 1.1) });

export const body = style({ ...spaced(24), ...inset('0'), paddingBottom: 28 });

export const advice = style({});
globalStyle(`${advice} h3`, { fontSize: 22, marginBottom: 12 });
globalStyle(`${advice} ul`, { ...tracks('repeat(auto-fill, minmax(min(100%, 300px), 1fr))', 24) });
globalStyle(`${advice} li`, { borderTop: edge.brass, paddingTop: 10 });
globalStyle(`${advice} p`, { marginTop: 2, ...soft(px.small) });

export const foot = style({
  ...wrapRow(12, 'center'),
  borderTop: edge.thin,
  background: color.white,
  ...inset('14px'),
});
inside(foot, {
  p: { flex: '1 1 240px', ...soft(px.small, 1.4) },
});
