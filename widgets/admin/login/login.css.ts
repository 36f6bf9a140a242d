import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { theme } from '../../core/ui/theme.css.ts';

const { color } = theme;

/** Page background. */
export const wall = style({
  display: 'grid',
  placeItems: 'center',
  // Fills the window beside the header and the footer.
  minHeight: 'max(620px, 100svh - 132px)',
  padding: '150px 20px 64px',
  background: color.bay,
  borderTop: `3px solid ${color.brass}`,
});

/** A paint can with its rim, handle and dripping paint. */
export const can = style({
  position: 'relative',
  width: 'min(100%, 400px)',
  background: color.paper,
  borderTop: '28px solid #0f3447',
  outline: '1px solid #0f344755',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-128px 10px auto',
    height: 100,
    border: '4px solid #b9c4c9',
    borderBottom: 0,
    borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
  },
});

export const lid = style({
  position: 'relative',
  height: 3,
  background: color.brass,
  '::after': {
    content: '',
    position: 'absolute',
    right: 58,
    width: 13,
    height: 52,
    borderRadius: '0 0 7px 7px',
    background: '#0f3447',
    boxShadow: '22px -14px #0f3447, -24px -26px #0f3447, 42px -22px #0f3447',
  },
});

export const card = style({ display: 'grid', gap: 24, padding: 32 });
globalStyle(`${card} h1`, { ...lettering, margin: 0, fontSize: '1.75rem' });
globalStyle(`${card} p:empty`, { display: 'none' });
/** As under every field: in the error color, on a reserved line. */
globalStyle(`${card} p[role=alert]`, {
  display: 'block',
  minHeight: '1.4em',
  margin: 0,
  color: color.error,
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
globalStyle(`${card} [aria-invalid=true]`, { borderColor: color.error });

export const stay = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, cursor: 'pointer' });
globalStyle(`${stay} input`, { flex: 'none', width: 22, height: 22, margin: 0, accentColor: color.bay });

/** The field and the button at its end, as one box. */
export const fieldLine = style({ display: 'flex' });
export const shown = style({
  flex: 'none',
  minWidth: 68,
  border: `1px solid ${color.lineStrong}`,
  borderLeft: 0,
  borderRadius: `0 ${theme.radius} ${theme.radius} 0`,
  background: color.white,
  color: color.ink,
  font: 'inherit',
  fontSize: theme.text.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: color.ink, borderColor: color.ink, color: color.white } },
});
globalStyle(`${fieldLine} :has(+ button)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// Above the button, which would cover the outline.
globalStyle(`${fieldLine} :focus-visible`, { position: 'relative', zIndex: 1 });

/** What to do without the password. */
export const forgotten = style({ fontSize: theme.text.small });
globalStyle(`${forgotten} summary`, { width: 'fit-content', padding: '12px 0', fontWeight: 600, cursor: 'pointer' });
globalStyle(`${forgotten} p`, { margin: 0 });
globalStyle(`${forgotten} code`, { whiteSpace: 'nowrap' });

/** Alternatives below the button. */
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0 });
globalStyle(`${links} button`, {
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
});
