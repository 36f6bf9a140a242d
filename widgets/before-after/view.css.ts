import { globalStyle, style } from '@vanilla-extract/css';
import { media, tracks } from '../core/ui/shapes.ts';
import { color, font, px, soft } from '../core/ui/theme.css.ts';

/** From the start, so that nothing moves when the script comes. Paper cannot be dragged. */
const dragged = media('screen and (scripting: enabled)');
export const overPicture = { gridArea: '1 / 1 / 2 / -1' } as const;

/** In percent of the picture’s width, how far each of eight boards stays behind. */
const behind = [0, 3, 1, 4, 1, 2, 0, 3];
const ragged = behind
  .flatMap((part, board) => [0, 1].map((end) => `calc(var(--x) - ${part} * var(--step)) ${(board + end) * 12.5}%`))
  .join();
/** Ends a state `lead` times 17 % ahead of the tape; at the beginning all start from the left. */
const ahead = (lead: number) => ({
  vars: {
    '--x': `min(100%, var(--t) * 100% + min(17%, var(--t) * 80%) * ${lead})`,
    '--step': 'min(1.2%, var(--x) / 4)',
  },
  clipPath: `polygon(0 0, ${ragged}, 0 100%)`,
});

export const stage = style({
  ...tracks('1fr 1fr', 2),
  overflow: 'clip',
  ...dragged({
    vars: { '--t': '.5' },
    position: 'relative',
    grid: 'auto / repeat(4, minmax(0, 1fr))',
    gap: 0,
    // Its choice of jobs comes with the script, in up to three rows with large text.
    selectors: { '&[data-choice]': { paddingTop: 'max(56px, 3.5rem)' } },
  }),
});
globalStyle(`${stage}[data-choice]`, {
  '@media': {
    'screen and (scripting: enabled) and (max-width: 21rem)': { paddingTop: '7.5rem' },
    'screen and (scripting: enabled) and (max-width: 12rem)': { paddingTop: '11rem' },
  },
});
export const state = style({ margin: 0, ...dragged({ display: 'contents' }) });
export const picture = style({
  width: '100%',
  height: 'auto',
  ...dragged({
    ...overPicture,
    selectors: {
      ':nth-child(2) > &': ahead(2),
      ':nth-child(3) > &': ahead(1),
      ':nth-child(4) > &': { clipPath: 'inset(0 calc(100% - var(--t) * 100%) 0 0)' },
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
