import { globalStyle, style } from '@vanilla-extract/css';
import { covering, inRow, inside, spaced, square, tracks, wrapRow } from '../../core/ui/shapes.ts';
import { bold, edge, theme } from '../../core/ui/theme.css.ts';
import * as shape from '../ui/shapes.css.ts';
import { buttonRow } from '../ui/ui.css.ts';

const { color, text } = theme;

export const row = style({ ...inRow(12), paddingRight: 16 });
globalStyle(`${row} > [aria-expanded]`, {
  flex: 1,
  ...wrapRow('0 16px', 'baseline'),
  minWidth: 0,
  minHeight: 52,
  padding: '12px 16px',
  font: 'inherit',
  fontSize: text.small,
  textAlign: 'left',
});
globalStyle(`${row} > [aria-expanded]:hover`, { background: '#fffdf7' });
globalStyle(`${row} > [aria-expanded]:focus-visible`, { outlineOffset: -3 });
globalStyle(`${row} b`, { ...bold('1rem'), overflowWrap: 'anywhere' });
globalStyle(`${row} span`, { color: color.inkSoft });
globalStyle(`${row} em`, { fontStyle: 'normal', fontWeight: 700, color: color.error });
globalStyle(`${row} > :last-child`, { flex: 'none', ...shape.smallButton });

export const form = style({
  margin: 0,
  padding: '16px 24px 24px',
  border: edge.thin,
  borderLeft: `6px solid ${color.brass}`,
  background: color.white,
  ...shape.onPhone({ paddingInline: 16 }),
});
globalStyle(`${form} h3`, { ...shape.title('1.25rem'), marginBottom: 12 });
globalStyle(`${form} > [role=alert]`, { margin: '16px 0 0', color: color.error, fontWeight: 600 });

export const halves = style({ ...shape.columns(340), gap: '24px 32px' });
globalStyle(`${halves} > *`, { minWidth: 0 });
globalStyle(`${halves} > :first-child`, { ...spaced(14), alignContent: 'start' });
globalStyle(`${halves} small`, { ...shape.softText, fontSize: text.tiny, overflowWrap: 'anywhere' });
globalStyle(`${halves} [aria-invalid] ~ p`, { margin: 0, color: color.error, ...shape.strongText });
globalStyle(`${halves} [aria-invalid]`, { borderColor: color.error });

export const box = style({ ...inRow(12), minHeight: 44, fontWeight: 600 });
globalStyle(`${box} input`, { flex: 'none', ...square(24), margin: 0, accentColor: color.ink });

export const picture = style({ ...wrapRow(12, 'center'), marginTop: 8 });
globalStyle(`${picture} img`, { width: 160, height: 100, objectFit: 'cover', border: edge.thin });
globalStyle(`${picture} label`, { position: 'relative', margin: 0, cursor: 'pointer' });
globalStyle(`${picture} label:focus-within`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 });
globalStyle(`${picture} input`, { ...covering, opacity: 0, cursor: 'pointer' });
globalStyle(`${picture} p`, { flex: '1 0 100%', margin: 0 });

export const buttons = style([buttonRow, { marginTop: 20 }]);

export const preview = style({
  alignSelf: 'start',
  maxHeight: 820,
  overflow: 'auto',
  padding: '16px 20px',
  background: color.paper,
  border: edge.thin,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
inside(preview, {
  '& > p:first-child': { margin: '0 0 12px', ...shape.softText, fontSize: text.tiny },
  ':is(h2, h3, h4)': { ...shape.title('1.25rem'), margin: '1.2em 0 .4em', lineHeight: 1.2 },
  h4: { marginTop: 0, fontSize: '1.5rem' },
  p: { margin: '0 0 .9em' },
  blockquote: { margin: '0 0 .9em', fontSize: '1.125rem' },
  ':is(ul, ol)': { margin: '0 0 .9em', paddingLeft: 22 },
  ul: { listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
});

export const changeList = style({ marginTop: 32 });
globalStyle(`${changeList} h3`, { ...shape.title('1.25rem'), marginBottom: 8 });
globalStyle(`${changeList} ol`, { fontSize: text.small });
globalStyle(`${changeList} li`, {
  ...tracks('180px 1fr auto', '0 16px', { [shape.phone]: '1fr auto' }),
  alignItems: 'center',
  padding: '6px 0',
  borderBottom: edge.thin,
  overflowWrap: 'anywhere',
});
globalStyle(`${changeList} time`, { color: color.inkSoft, ...shape.onPhone({ gridColumn: '1 / -1' }) });
globalStyle(`${changeList} button`, shape.smallButton);

export const templateForm = style(spaced(16));
export const templateItem = style({
  ...spaced(12),
  justifyItems: 'start',
  minWidth: 0,
  padding: '8px 16px 16px',
  border: edge.thin,
  background: color.white,
});
globalStyle(`${templateItem} legend`, { padding: '0 6px', fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${templateItem} > div`, { width: '100%' });
