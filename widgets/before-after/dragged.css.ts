import { style } from '@vanilla-extract/css';
import { centered, focusRing, inked, inside, noFrame, pinned, square, tallRow, wrapRow } from '../core/ui/shapes.ts';
import { color, edge, radius } from '../core/ui/theme.css.ts';
import { picture, stage, overPicture as whole, words } from './view.css.ts';

const screen = { '@media': { print: { display: 'none' } } } as const;
const overPicture = { ...whole, ...pinned('0 auto auto'), height: '100%', ...screen } as const;
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

export const jobs = style({
  ...pinned('0 auto auto 0'),
  ...wrapRow('.5rem'),
  ...noFrame,
  ...screen,
});
inside(jobs, {
  label: {
    ...tallRow(44),
    position: 'relative',
    padding: '0 1rem',
    border: edge.strong,
    borderRadius: radius,
    fontWeight: 600,
    cursor: 'pointer',
  },
  'label:hover': { borderColor: color.ink },
  'label:has(:checked)': { ...inked, outline: '2px solid' },
  // Outside it would be cut.
  'label:has(:focus-visible)': { outline: '3px solid #fff', outlineOffset: -5 },
  input: { ...pinned(0), opacity: 0 },
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

/** `data-at` is the state that the words mark. */
inside(`${stage}[data-at]`, {
  [`${words}`]: { cursor: 'pointer' },
  [`:nth-child(2) > ${picture}`]: { '@media': { screen: ahead(2) } },
  [`:nth-child(3) > ${picture}`]: { '@media': { screen: ahead(1) } },
  [`:nth-child(4) > ${picture}`]: { '@media': { screen: { clipPath: 'inset(0 calc(100% - var(--t) * 100%) 0 0)' } } },
});
for (const at of [0, 1, 2, 3])
  inside(`${stage}[data-at="${at}"]`, { [`:nth-child(${at + 1}) > ${words}`]: { borderTopColor: color.tape } });
