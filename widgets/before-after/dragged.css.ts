import { style } from '@vanilla-extract/css';
import { centered, cover, focusRing, inside, pinned, square } from '../core/ui/shapes.ts';
import { color } from '../core/ui/theme.css.ts';
import { picture, stage, state, words } from './view.css.ts';

const screen = { '@media': { print: { display: 'none' } } } as const;
const overPicture = { gridArea: '1 / 1 / 2 / -1', ...pinned('0 auto auto'), height: '100%', ...screen } as const;
const roll = 56;
const thumb = { appearance: 'none', width: roll, height: '100vh' } as const;

/** Wider than the picture by half a roll at both ends, so that its invisible thumb stays under the tape. */
export const range = style({
  ...overPicture,
  zIndex: 1,
  appearance: 'none',
  left: roll / -2,
  width: `calc(100% + ${roll}px)`,
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  // Its thumb is as high as the window.
  clipPath: 'inset(0)',
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
});

export const tape = style({
  ...overPicture,
  left: 'calc(var(--t) * 100%)',
  width: 24,
  marginLeft: -12,
  background: `linear-gradient(90deg, #ffffff40 4px, #0000 0) ${color.tape}`,
  forcedColorAdjust: 'none',
  '::after': {
    content: '‹ ›',
    ...pinned('calc(50% - 28px) auto auto -16px'),
    ...centered,
    ...square(roll),
    borderRadius: '50%',
    background: `radial-gradient(circle, ${color.white} 0 34%, #e9d9b0 36% 48%, ${color.tape} 50% 68%, #205f8d 70%)`,
    color: color.ink,
    fontWeight: 600,
  },
  selectors: { [`${range}:focus-visible + &::after`]: { ...focusRing(0), boxShadow: '0 0 0 7px #fff' } },
});

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

/** `data-at` is the state that the words mark. Paper cannot be dragged. */
inside(`${stage}[data-at]`, {
  '&': { position: 'relative', grid: '1fr auto / repeat(4, minmax(0, 1fr))', gap: 0 },
  [`${state}`]: { display: 'contents' },
  [`${picture}`]: { ...cover, gridArea: '1 / 1 / 2 / -1', minHeight: '100%' },
  [`:nth-child(2) > ${picture}`]: ahead(2),
  [`:nth-child(3) > ${picture}`]: ahead(1),
  [`:nth-child(4) > ${picture}`]: { clipPath: 'inset(0 calc(100% - var(--t) * 100%) 0 0)' },
  [`${words}`]: { gridRow: 2, borderTop: `3px solid ${color.line}`, cursor: 'pointer' },
});
for (const at of [0, 1, 2, 3])
  inside(`${stage}[data-at="${at}"]`, { [`:nth-child(${at + 1}) > ${words}`]: { borderTopColor: color.tape } });
