import { style } from '@vanilla-extract/css';
import { lettering } from '../../../widgets/core/ui/parts.css.ts';
import { autoFit, inside, pinned, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { bold, color, edge, sized, soft, text } from '../../../widgets/core/ui/theme.css.ts';
import { onPhone, phone } from '../../components/layout/rules.ts';

export const desk = style({
  marginTop: '1.5rem',
  padding: 'clamp(2rem, 4vw, 3rem) clamp(.75rem, 4vw, 3rem)',
  background: '#c39a66 repeating-linear-gradient(#5b422542 0 2px, #fff2 2px 3px, transparent 3px 120px)',
  borderTop: edge.brass,
  ...onPhone({ paddingInline: '.6rem' }),
});

export const paper = style({
  position: 'relative',
  padding: 'clamp(1.25rem, 3vw, 2.25rem) clamp(1.25rem, 3vw, 2.25rem) 4.5rem',
  background: color.white,
  border: edge.strong,
  rotate: '.5deg',
  boxShadow: '9px 11px 0 #0003',
  // A brass clip.
  '::before': {
    ...pinned('-14px auto auto calc(50% - 3.5rem)'),
    content: '',
    width: '7rem',
    height: '1.5rem',
    background: `linear-gradient(#fff5 3px, transparent 3px 75%, #0003 75%), ${color.brass}`,
  },
  ...onPhone({ rotate: 'none', padding: '1.75rem 1rem 4.5rem' }),
});

export const letterhead = style({
  ...wrapRow('.5rem 1rem', 'baseline'),
  justifyContent: 'space-between',
  paddingBottom: '.9rem',
  borderBottom: `3px solid ${color.ink}`,
});
inside(letterhead, { p: { margin: 0, ...sized(text.small, 1.4) }, svg: { width: '.8em' } });
export const from = style({
  ...wrapRow('.4em', 'center'),
  selectors: { [`${letterhead} > &`]: { ...lettering, fontSize: '1.35rem' } },
});

export const facts = style({
  ...tracks('1fr 1fr', '.2rem 1.5rem', phone),
  margin: 0,
  paddingBlock: '.7rem',
  borderBottom: edge.strong,
  fontSize: text.small,
});
inside(facts, {
  div: wrapRow('0 1rem'),
  dt: { width: '3.5rem', color: color.inkSoft },
  // Below its term where large text has no room beside it.
  dd: { flex: '1 1 6rem', margin: 0 },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 });
inside(table, {
  th: { padding: '.55rem 0', textAlign: 'start', ...bold(text.tiny, 1.3), color: color.inkSoft },
  td: { paddingBlock: '.55rem' },
  tr: { borderBottom: edge.thin },
  small: { display: 'block', ...soft(text.small) },
  ':is(td, th):last-child': { width: '25%', textAlign: 'end' },
  'td:last-child': {
    background: `linear-gradient(90deg, ${color.lineStrong} 50%, transparent 50%) 100% 60% / 4px 2px repeat-x`,
  },
});
export const sum = style({ fontWeight: 600, borderBottomStyle: 'double' });

export const signatures = style({
  ...tracks(autoFit('min(6rem, 100%)'), '1.5rem'),
  marginTop: '2.75rem',
  ...soft(text.small, 1.4),
});
inside(signatures, { span: { paddingTop: '.3rem', borderTop: `1px solid ${color.ink}` } });

export const stamp = style({
  ...pinned('auto 1.5rem 1.1rem auto'),
  padding: '.3rem .8rem',
  background: color.white,
  border: `3px solid ${color.barn}`,
  color: color.barn,
  ...lettering,
  fontSize: '1.15rem',
  rotate: '-6deg',
});
