import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../ui/parts.css.ts';
import { autoFit, framed, inside, screenOnly, spaced, square, tracks, wrapRow } from '../../ui/shapes.ts';
import { bold, color, edge, px, radius, sized } from '../../ui/theme.css.ts';

export const panel = style({
  ...spaced(22),
  padding: 24,
  ...framed,
  borderTop: `6px solid ${color.ok}`,
  color: color.ink,
  ...sized(px.small, 1.5),
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 416px)': { paddingInline: 16 } },
});
inside(panel, {
  ':is(h2, h3, p, ol, dl, dd)': { margin: 0, padding: 0 },
  h2: { ...lettering, ...sized(26, 1.15), scrollMargin: '96px 0 calc(100vh - 240px)' },
  '> p': { padding: '14px 16px', background: color.sand, borderRadius: radius },
  '> p a': { color: color.bay, fontWeight: 600 },
  'h2:focus': { outline: 0 },
  h3: { ...lettering, paddingBottom: 8, borderBottom: `1px solid ${color.brass}`, ...sized(18, 1.2) },
});

/** Its heading takes the place that the toast has on phones. */
globalStyle(`:has(> * > ${panel}) ~ [popover]`, { '@media': { '(max-width: 480px)': { inset: 'auto 0 16px' } } });

export const head = style({ ...tracks('auto 1fr', '6px 16px'), alignItems: 'start', color: color.inkSoft });
globalStyle(`${head} h2`, { color: color.ink });
globalStyle(`${head} > :not(svg)`, { gridColumn: 2 });
export const stamp = style({
  gridRow: 'span 3',
  ...square(52),
  padding: 10,
  border: '3px solid',
  borderRadius: '50%',
  color: color.ok,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.6,
});

export const columns = style(tracks(autoFit('min(300px, 100%)'), 22));

export const next = style({ counterReset: 'step', listStyle: 'none' });
globalStyle(`${next} li`, { ...tracks('34px 1fr', '0 12px'), padding: '12px 0' });
globalStyle(`${next} li + li`, { borderTop: edge.thin });
globalStyle(`${next} li::before`, {
  content: 'counter(step)',
  gridRow: 'span 2',
  height: 34,
  border: `2px solid ${color.lineStrong}`,
  borderRadius: '50%',
  ...lettering,
  lineHeight: '30px',
  textAlign: 'center',
  counterIncrement: 'step',
});
globalStyle(`${next} li:first-child::before`, { background: color.ink, borderColor: color.ink, color: color.white });
globalStyle(`${next} b`, bold(px.body, 1.35));
globalStyle(`${next} span`, { color: color.inkSoft });

export const rows = style({ display: 'grid' });
globalStyle(`${rows} > div`, { ...wrapRow('0 12px'), padding: '8px 0', borderBottom: edge.thin });
globalStyle(`${rows} dt`, { flex: '0 0 4.8em', color: color.inkSoft });
globalStyle(`${rows} dd`, { flex: '1 1 9em', whiteSpace: 'pre-line' });
export const pictures = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 6,
  marginInlineStart: 4,
  verticalAlign: 'top',
});
globalStyle(`${pictures} canvas`, { ...square(44), border: edge.strong, borderRadius: radius, objectFit: 'cover' });

export const actions = style({ ...wrapRow(10), ...screenOnly });
globalStyle(`${actions} > *`, { flex: '1 1 160px' });

/** On our own pages, print only the receipt. */
globalStyle(`body:has(${panel}) :not(:has(${panel}), ${panel}, ${panel} *)`, screenOnly);
