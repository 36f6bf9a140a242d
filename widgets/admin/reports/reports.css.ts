import { globalStyle, style } from '@vanilla-extract/css';
import { tooltipWords } from '../../core/ui/controls.css.ts';
import { apart } from '../../core/ui/shapes.ts';
import { sized, theme } from '../../core/ui/theme.css.ts';
import { columns, phone, softText, tinyText, title } from '../ui/shapes.css.ts';
import { paper } from '../ui/ui.css.ts';

const { color, text } = theme;

export const parts = style({ ...columns(420), alignItems: 'start', gap: '32px 24px' });
globalStyle(`${parts} > section`, { minWidth: 0 });
// With large text, a table may be wider than the screen.
globalStyle(`${parts} > section:has(> table)`, { overflowX: 'auto' });
globalStyle(`${parts} > :is(:first-child, :last-child)`, { gridColumn: '1 / -1' });
globalStyle(`${parts} h3`, { ...title('1.25rem'), marginBottom: 8 });

export const ranges = style({});
globalStyle(`${ranges} span`, {
  '@media': { '(max-width: 400px)': { paddingInline: 4, minWidth: 57, justifyContent: 'center', fontSize: text.tiny } },
});

export const hint = style({ margin: '0 0 8px', ...softText });

export const multiples = style({ ...columns(300), gap: 12 });

export const chart = style({
  display: 'grid',
  gridTemplate: 'auto auto 1fr auto / minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 12,
  padding: '12px 16px',
  ...paper,
});
globalStyle(`${chart} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
globalStyle(`${chart} h4`, { margin: 0, font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${chart} b`, { ...sized('1.5rem', 1.2) });

export const comparison = style({ margin: 0, ...softText });

export const bars = style({
  alignSelf: 'end',
  marginTop: 8,
  borderBottom: `1px solid ${color.lineStrong}`,
  fill: color.bay,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});
globalStyle(`${bars} svg`, { display: 'block', width: '100%', height: 88 });
globalStyle(`${bars} svg[data-empty]`, { height: 24 });
globalStyle(`${bars} [data-shown]`, { fill: color.ink });
/** The bars have no gaps between them, so the tip follows at once. */
export const barTip = style({ ...tooltipWords, width: 'max-content', pointerEvents: 'none', zIndex: 1 });

export const ends = style({ ...apart, gap: 8, maxWidth: 'none', margin: '4px 0 0', ...tinyText });

export const behind = style({ marginTop: 4, fontSize: text.small });
globalStyle(`${behind} summary`, { minHeight: 44, lineHeight: '44px', color: color.bayDeep, cursor: 'pointer' });

export const scroller = style({ maxHeight: 360, overflow: 'auto' });
globalStyle(`${scroller} thead th`, { position: 'sticky', top: 0 });
globalStyle(`${scroller} :is(th, td) + :is(th, td)`, { textAlign: 'right' });

export const figures = style({});
globalStyle(`${figures} :is(th, td) + :is(th, td)`, { textAlign: 'right' });
globalStyle(`${figures} :is(th, td)`, {
  overflowWrap: 'normal',
  '@media': { [phone]: { paddingInline: 5 }, '(max-width: 340px)': { paddingInline: 2 } },
});
globalStyle(`${figures} tbody th`, { fontWeight: 400 });
globalStyle(`${figures}[data-urls] tbody th`, { overflowWrap: 'anywhere' });
globalStyle(`${figures} tfoot :is(th, td)`, { fontWeight: 600, borderTop: `2px solid ${color.ink}` });
