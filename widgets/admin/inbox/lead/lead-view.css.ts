import { globalStyle, style } from '@vanilla-extract/css';
import { bareLink, inked, inside, screenOnly, spaced, tallRow, tracks, wrapRow } from '../../../core/ui/shapes.ts';
import { edge, sized, theme } from '../../../core/ui/theme.css.ts';
import * as shape from '../../ui/shapes.css.ts';

const { color, text } = theme;
const { columnAndMore, desk, onDesk, onSmall, small } = shape;

const broad = '(min-width: 1240px)';

export const open = style({
  ...shape.column,
  alignContent: 'start',
  background: color.white,
  ...onSmall({ paddingBottom: 158 }),
});
globalStyle(`${open} :is(h3, legend)`, { margin: '0 0 6px', padding: 0, ...shape.labelText, color: color.inkSoft });

export const head = style({
  ...tracks('1fr', 6),
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  ...onDesk({ padding: '14px 24px 12px' }),
});
globalStyle(`${head} h2`, { ...wrapRow('2px 12px', 'center'), ...shape.title('1.75rem'), lineHeight: 1.1 });
globalStyle(`${head} p`, { margin: 0, color: color.inkSoft });
globalStyle(`${head} p:empty`, { display: 'none' });
export const visit = style(wrapRow('0 16px', 'center'));
globalStyle(`${visit} b`, { color: color.ink });
globalStyle(`${visit} a`, { ...tallRow(44), color: color.ink });

export const due = style({ marginTop: 6, ...onSmall({ order: -1, margin: '0 0 10px' }) });
inside(due, {
  '& > div': { ...columnAndMore('4px 12px'), fontSize: text.body, ...onSmall({ fontSize: text.small }) },
  '& > div > svg': { gridColumn: '1 / -1', height: 12 },
  b: { color: color.ink },
});
export const cameIn = style(onSmall({ display: 'none' }));

export const dock = style({
  background: color.sand,
  '@media': {
    [small]: {
      position: 'fixed',
      zIndex: 2,
      insetInline: 0,
      bottom: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderTop: edge.strong,
    },
    [desk]: { ...wrapRow('8px 24px'), padding: '10px 24px', background: color.white },
    print: { display: 'none' },
  },
});
const dockButton = {
  ...shape.centeredRow(6),
  minHeight: 44,
  padding: '0 11px',
  border: edge.strong,
  borderRadius: 0,
  background: color.white,
  color: color.ink,
  ...shape.strongText,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;
export const reach = style({
  ...tracks('1.5fr', 8),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '8px 12px 10px',
  ...onDesk({ display: 'flex', order: -1, flex: '1 0 100%', padding: 0 }),
});
globalStyle(`${reach} a`, {
  ...dockButton,
  minHeight: 52,
  borderColor: color.ink,
  borderRadius: theme.radius,
  ...onSmall({ flexDirection: 'column', gap: 2, padding: 0, ...sized(text.tiny, 1) }),
});
globalStyle(`${reach} a[href^='tel:'] > span`, onSmall({ display: 'none' }));
globalStyle(`${reach} a[href^='tel:']`, {
  ...onSmall({ flexDirection: 'row', gap: 10, fontSize: text.body }),
  background: color.barn,
  borderColor: color.barn,
  color: color.onBarn,
});
export const actions = style({ display: 'flex', gap: 8, ...onSmall({ display: 'none' }) });
globalStyle(`${actions} button`, dockButton);

export const move = style({
  display: 'flex',
  ...shape.scrolling,
  selectors: { '&[aria-busy=true]': { opacity: 0.7 } },
  ...onDesk({ flexWrap: 'wrap' }),
});
globalStyle(`${move} legend`, shape.unseen);
globalStyle(`${move} button`, {
  ...dockButton,
  flex: '1 0 auto',
  marginLeft: -1,
  '@media': { [small]: { order: 1 }, [desk]: { flex: 'none' } },
});
globalStyle(`${move} button:first-of-type`, { marginLeft: 0 });
globalStyle(`${move} button:hover`, { background: color.sand });
globalStyle(`${move} button[aria-pressed=true]`, inked);
globalStyle(`${dock} :focus-visible`, { outlineOffset: -3 });

export const parts = style({
  ...shape.column,
  '@media': {
    [desk]: { borderTop: edge.thin },
    [broad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)', minHeight: '50dvh' },
    print: { display: 'block' },
  },
});
inside(parts, {
  '& > * > *': { margin: 0, padding: '14px 16px', borderTop: edge.thin, ...onDesk({ paddingInline: 24 }) },
  '& > * > :first-child': onDesk({ borderTop: 0 }),
});
export const aside = style({
  '@media': {
    [desk]: { borderTop: edge.thin },
    [broad]: { borderTop: 0, borderLeft: edge.thin, background: color.paper },
  },
});

export const facts = style(spaced(10));
globalStyle(`${facts} > div`, tracks('minmax(0, min(30%, 6.5rem)) 1fr', '0 16px', { [broad]: '1fr' }));
globalStyle(`${facts} dt`, shape.softText);
globalStyle(`${facts} dd`, { fontWeight: 600, overflowWrap: 'anywhere' });

export const said = style(onSmall({ fontSize: text.body }));
globalStyle(`${said} p`, { maxWidth: '68ch', margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const samples = style({
  ...tracks('repeat(auto-fill, minmax(100px, 1fr))', 8),
  maxWidth: 640,
  marginTop: 8,
  fontSize: text.small,
});
globalStyle(`${samples} li`, { display: 'grid', padding: '0 8px 8px', border: edge.thin, overflowWrap: 'anywhere' });
globalStyle(`${samples} svg`, { width: 'calc(100% + 16px)', maxWidth: 'none', height: 44, margin: '0 -8px 6px' });
globalStyle(`${samples} span`, { color: color.inkSoft });

export const suspected = style({ padding: '12px 24px', background: color.sand });
globalStyle(`${suspected} p`, { margin: '4px 0' });

export const stepForm = style({ display: 'grid', gap: 12, marginTop: 12 });

export const notice = style({
  ...wrapRow(8, 'center'),
  padding: '10px 12px',
  background: color.sand,
  borderLeft: `6px solid ${color.brass}`,
  ...onDesk({ flex: '1 0 100%', borderBottom: edge.thin }),
});
globalStyle(`${notice} p`, { flex: '1 0 100%', margin: 0, overflowWrap: 'anywhere', ...onDesk({ flex: '0 1 auto' }) });
export const undo = style(onDesk({ display: 'none' }));
globalStyle(`${notice} kbd`, onSmall({ display: 'none' }));
globalStyle(`${notice}[role=alert]`, { borderColor: color.error, background: '#fbeeea' });

export const note = style({ ...columnAndMore(12), alignItems: 'end', ...shape.onPhone(shape.column) });
globalStyle(`${note} textarea`, onDesk({ minWidth: 320 }));

globalStyle('body:has([data-print]) > :is(header, footer)', screenOnly);
globalStyle(`body:has([data-print]) main :not(:has([data-print]), [data-print], [data-print] *)`, screenOnly);
globalStyle(`[data-print] :is(${note}, ${reach}, ${move})`, screenOnly);

export const log = style({ fontSize: text.small });
globalStyle(`${log} ol`, { margin: '4px 0 12px' });
globalStyle(`${log} li`, {
  ...tracks('minmax(0, 38%) 1fr', '0 16px'),
  alignItems: 'baseline',
  padding: '6px 0',
  borderBottom: `1px dotted ${color.lineStrong}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${log} :is(time, i)`, { color: color.inkSoft });
globalStyle(`${log} time::first-letter`, { textTransform: 'uppercase' });

export const templates = style({ marginBottom: 12, border: edge.strong, background: color.white });
globalStyle(`${templates} li + li`, { borderTop: edge.thin });
globalStyle(`${templates} a`, { display: 'grid', padding: '10px 14px', ...bareLink });
globalStyle(`${templates} a:hover`, { background: color.sand });
globalStyle(`${templates} span`, { ...shape.softText, overflowWrap: 'anywhere' });
