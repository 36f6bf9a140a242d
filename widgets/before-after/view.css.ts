import { style } from '@vanilla-extract/css';
import { media, tracks } from '../core/ui/shapes.ts';
import { color, font, px, soft } from '../core/ui/theme.css.ts';

/** From the start, so that nothing moves when the script comes. Paper cannot be dragged. */
const dragged = media('screen and (scripting: enabled)');
export const overPicture = { gridArea: '1 / 1 / 2 / -1' } as const;

export const stage = style({
  ...tracks('1fr 1fr', 2),
  overflow: 'clip',
  ...dragged({
    position: 'relative',
    grid: 'auto / repeat(4, minmax(min-content, 1fr))',
    gap: 0,
    // Its choice of jobs comes with the script.
    selectors: { '&[data-choice]': { paddingTop: '3.5rem' } },
  }),
});
export const state = style({ margin: 0, ...dragged({ display: 'contents' }) });
export const picture = style({
  width: '100%',
  height: 'auto',
  ...dragged({
    ...overPicture,
    selectors: {
      ':nth-child(2) > &': { clipPath: 'inset(0 16% 0 0)' },
      ':nth-child(3) > &': { clipPath: 'inset(0 33% 0 0)' },
      ':nth-child(4) > &': { clipPath: 'inset(0 50% 0 0)' },
    },
  }),
});
export const words = style({
  minHeight: 44,
  padding: '8px 8px 12px 0',
  ...soft(px.small, 1.4),
  ...dragged({ gridRow: 2, borderTop: `3px solid ${color.line}` }),
});
export const name = style({ display: 'block', color: color.ink, font: `680 min(18px, 3.9vw)/1.3 ${font.display}` });
export const text = style({ '@media': { '(max-width: 40rem)': { display: 'none' } } });
export const note = style({ margin: '12px 0 0', ...soft(px.small) });
