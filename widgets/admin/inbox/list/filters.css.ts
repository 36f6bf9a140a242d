import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../../core/ui/parts.css.ts';
import { theme } from '../../../core/ui/theme.css.ts';
import { small, tabsHeight } from '../../layout.css.ts';

const { color, text } = theme;

export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: '12px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // So that the list does not move.
    [small]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: `calc(${tabsHeight} + 49px)`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxHeight: '70dvh',
      overflowY: 'auto',
      paddingBottom: 0,
      background: color.paper,
      borderTop: `3px solid ${color.brass}`,
      boxShadow: '0 -8px 24px #0e172633',
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
globalStyle(`${head} h3`, { ...lettering, margin: 0, fontSize: '1.3125rem' });
globalStyle(`${head} button`, {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -14,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${chips} legend`, { padding: '0 0 6px', fontSize: text.small, fontWeight: 600, color: color.inkSoft });
globalStyle(`${chips} button`, {
  minHeight: 44,
  maxWidth: '100%',
  padding: '0 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius,
  background: color.white,
  color: color.ink,
  font: 'inherit',
  fontSize: text.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
globalStyle(`${chips} button[aria-pressed=true]`, {
  background: color.ink,
  borderColor: color.ink,
  color: color.paper,
});

export const foot = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 12,
  margin: '0 -16px',
  padding: '12px 16px',
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
});
