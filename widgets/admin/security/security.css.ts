import { style } from '@vanilla-extract/css';
import { framed, inside, media, spaced, square } from '../../core/ui/shapes.ts';
import { bold, edge, theme } from '../../core/ui/theme.css.ts';
import { apartRow, columns, onPhone, softText } from '../ui/shapes.css.ts';

const { text } = theme;

export const all = style(framed);
export const part = style({
  padding: '14px 18px',
  selectors: { '& + &': { borderTop: edge.thin } },
  ...onPhone({ paddingInline: 14 }),
});
inside(part, {
  h3: { margin: 0, fontFamily: theme.font.text, ...bold(text.body) },
  'h3 + table': { marginTop: 12 },
  p: { maxWidth: '70ch', margin: '4px 0 12px', fontSize: text.small },
  'p:is([role=status], [role=alert])': { fontWeight: 600 },
  'p:is([role=status], [role=alert]):empty': { display: 'none' },
  form: { ...spaced(16), justifyItems: 'start', maxWidth: 420 },
  'form > *': { width: '100%', margin: 0 },
  'form small': { display: 'block', marginTop: 4, ...softText },
});

const onBroad = media('(min-width: 900px)');
export const inLine = style({});
inside(part, {
  [`form.${inLine}`]: onBroad({ gridTemplateColumns: '1fr 1fr auto', maxWidth: 'none', alignItems: 'start' }),
  [`form.${inLine} > button`]: onBroad({ width: 'auto', marginTop: '1.9rem' }),
});

export const qr = style({ display: 'block', ...square(200), margin: '8px 0' });

export const secret = style({ fontFamily: 'ui-monospace, monospace', fontSize: '1rem', overflowWrap: 'anywhere' });

export const codes = style({
  ...columns(300),
  gap: 8,
  margin: '0 0 16px',
  paddingInlineStart: '2.2em',
  listStyle: 'decimal',
});

export const rows = style({ marginBottom: 16 });
inside(rows, {
  '& > li': { ...apartRow(), flexWrap: 'wrap', gap: '8px 24px', paddingBlock: 12, borderTop: edge.thin },
  '& > li:last-child': { borderBottom: edge.thin },
  small: { display: 'block', ...softText },
});
