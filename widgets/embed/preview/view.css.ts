import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenInput, segment } from '../../core/ui/controls.css.ts';
import { framed, noFrame, onNight, wrapRow } from '../../core/ui/shapes.ts';
import { color, edge, px } from '../../core/ui/theme.css.ts';

/** The same for every widget, and leaves the window room for the code. */
export const previewHeight = 'clamp(20rem, 100svh - 23rem, 44rem)';

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  height: previewHeight,
  minWidth: 0,
  overflow: 'clip',
  ...framed,
  '@media': { '(max-width: 62rem)': { height: '34rem' }, '(scripting: none)': { display: 'none' } },
});
globalStyle(`${preview} > header`, {
  ...wrapRow('0 12px', 'center'),
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '4px 6px 4px 16px',
  background: color.sand,
  borderBottom: edge.thin,
});
globalStyle(`${preview} h3`, { margin: 0, fontFamily: 'inherit', fontSize: px.small, fontWeight: 700 });
globalStyle(`${preview} fieldset`, { display: 'flex', ...noFrame });
hiddenInput(`${preview} header`);
segment(`${preview} header label`);
globalStyle(`${preview} header label`, { whiteSpace: 'nowrap' });
globalStyle(`${preview} > p`, { margin: 0, padding: '0 24px', fontWeight: 600 });
globalStyle(`${preview} > p:not(:empty)`, { paddingBlock: 12 });

/** A side tab would otherwise be at the edge of the page. */
export const stage = style({
  contain: 'layout',
  flex: 1,
  overflow: 'auto',
  padding: 24,
  background: `repeating-linear-gradient(90deg, transparent 0 23px, ${color.sand} 23px 24px), ${color.white}`,
  '@media': { '(max-width: 40rem)': { padding: 12 } },
});
export const dark = style([stage, { ...onNight }]);
globalStyle(`${preview}:has([value=Phone]:checked) > div > *`, { maxWidth: 375, marginInline: 'auto' });
