import { globalStyle, style } from '@vanilla-extract/css';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';

const { color } = theme;
const { text } = lightTheme;
const phone = '(max-width: 640px)';

const plainButton = {
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationColor: color.brass,
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
} as const;

export const open = style({ borderTop: `1px solid ${color.line}`, background: color.white });
globalStyle(`${open} > *`, {
  maxWidth: 'none',
  margin: 0,
  padding: '14px 24px',
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${open} > :last-child`, { borderBottom: 0 });
globalStyle(`${open} > *`, { '@media': { [phone]: { paddingInline: 16 } } });
globalStyle(`${open} h3, ${open} legend`, {
  margin: 0,
  padding: 0,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: 600,
  color: color.inkSoft,
});

/** Within reach of the thumb: at the bottom of the screen on a phone. */
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [phone]: { position: 'sticky', bottom: 0, zIndex: 1, gap: 8, background: color.white } },
});
globalStyle(`${reach} > a`, {
  flex: '1 0 auto',
  padding: '8px 14px',
  '@media': { '(min-width: 641px)': { flex: 'none' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '10px 32px',
});
globalStyle(`${facts} dt`, { fontSize: text.tiny, color: color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const said = style({});
globalStyle(`${said} p`, { maxWidth: '68ch', margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const suspected = style({ background: color.sand });
globalStyle(`${suspected} p`, { margin: '4px 0' });

export const move = style({ display: 'flex', flexWrap: 'wrap', gap: 0, minWidth: 0, border: 0 });
globalStyle(`${move} legend`, { float: 'left', width: '100%', marginBottom: 8 });
globalStyle(`${move} label`, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginLeft: -1,
  padding: '0 13px',
  border: `1px solid ${color.lineStrong}`,
  background: color.white,
  fontSize: text.small,
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${move} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0 });
globalStyle(`${move} label:hover`, { background: color.sand });
globalStyle(`${move} label:has(:checked)`, { background: color.ink, borderColor: color.ink, color: color.paper });
globalStyle(`${move} label:has(:focus-visible)`, { outline: `3px solid ${color.focus}`, outlineOffset: 2, zIndex: 1 });
globalStyle(`${move}[aria-busy=true] label`, { opacity: 0.7 });
globalStyle(`${move} > p`, { flex: '1 0 100%', margin: '8px 0 0', fontSize: text.small });
globalStyle(`${open} [role=alert]`, { color: color.error, fontWeight: 600 });

export const log = style({ fontSize: text.small });
globalStyle(`${log} :is(ol, ul)`, { margin: '4px 0 12px', padding: 0, listStyle: 'none' });
globalStyle(`${log} li`, {
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '6px 0',
  borderBottom: `1px dotted ${color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${log} time`, { color: color.inkSoft });
globalStyle(`${log} i`, { color: color.inkSoft });
globalStyle(`${log} button`, plainButton);

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', background: color.sand });
globalStyle(`${foot} button`, plainButton);

/** The name, which on screen is in the row above. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });
globalStyle(`${onPaper} b`, { display: 'block', fontSize: 22, overflowWrap: 'anywhere' });

// Prints one lead and nothing else of the page.
globalStyle('body:has([data-print]) :is(header, footer)', { '@media': { print: { display: 'none' } } });
globalStyle(`body:has([data-print]) main :not(:has([data-print]), [data-print], [data-print] *)`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`[data-print] :is(${foot}, ${note}, ${reach}, ${move})`, { '@media': { print: { display: 'none' } } });
