import { style } from '@vanilla-extract/css';
import { centered, focusRing, media, pinned, square, tracks } from '../../widgets/core/ui/shapes.ts';
import { color, font, soft, text as type } from '../../widgets/core/ui/theme.css.ts';
import { onPhone, phone } from './layout/rules.ts';

/** Paper cannot be dragged; older browsers, which lack this query, have four pictures in a row too. */
const dragged = 'screen and (scripting: enabled)';
const whenDragged = media(dragged);

export const stage = style({
  vars: { '--t': '.5' },
  ...tracks('repeat(4, 1fr)', '2px'),
  overflow: 'clip',
  background: color.white,
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [dragged]: { position: 'relative', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0, background: 'none' },
  },
});
export const state = style({ margin: 0, ...whenDragged({ display: 'contents' }) });

const layer = style({ width: '100%', height: 'auto', ...whenDragged({ gridArea: '1 / 1 / 2 / -1' }) });

/** In percent of the picture's width, how far each of eight boards stays behind. */
const behind = [0, 3, 1, 4, 1, 2, 0, 3];
/** Ends a layer `lead` times 17 % ahead of the tape, at a ragged edge; at the beginning all start from the left. */
const ahead = (lead: number) => {
  const edges = behind.flatMap((part, board) =>
    [board, board + 1].map((top) => `calc(var(--x) - ${part} * var(--step)) ${top * 12.5}%`),
  );
  return style([
    layer,
    whenDragged({
      vars: {
        '--x': `min(100%, var(--t) * 100% + min(17%, var(--t) * 80%) * ${lead})`,
        '--step': 'min(1.2%, var(--x) / 4)',
      },
      clipPath: `polygon(0 0, ${edges.join()}, 0 100%)`,
    }),
  ]);
};
/** The first is the whole picture, and each covers those before. */
export const layers = [
  layer,
  ahead(2),
  ahead(1),
  style([layer, whenDragged({ clipPath: 'inset(0 calc(100% - var(--t) * 100%) 0 0)' })]),
];

const current = [0, 1, 2, 3].map((at) => `${stage}[data-at="${at}"] > :nth-child(${at + 1}) > &`).join();
export const words = style({
  padding: '.6rem .6rem .7rem',
  ...soft(type.small, 1.4),
  ...whenDragged({
    gridRow: 2,
    minHeight: 44,
    padding: '.6rem .5rem 0 0',
    borderTop: `3px solid ${color.line}`,
    cursor: 'pointer',
  }),
  selectors: { [current]: { borderTopColor: color.tape } },
});
export const name = style({
  display: 'block',
  color: color.ink,
  font: `680 min(1.15rem, 3.9vw)/1.3 ${font.display}`,
});
export const text = style(onPhone({ display: 'none' }));

const overPicture = { display: 'block', gridArea: '1 / 1 / 2 / -1', position: 'absolute', height: '100%' } as const;
const roll = '3.5rem';
const thumb = { appearance: 'none', width: roll, height: '100vh' } as const;

/** Wider than the picture by half a roll at both ends, so that its invisible thumb stays under the tape. */
export const range = style({
  display: 'none',
  ...whenDragged({
    ...overPicture,
    zIndex: 1,
    appearance: 'none',
    left: `calc(${roll} / -2)`,
    width: `calc(100% + ${roll})`,
    margin: 0,
    opacity: 0,
    cursor: 'ew-resize',
    touchAction: 'pan-y',
    // Its thumb is as high as the window.
    clipPath: 'inset(0)',
  }),
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
});

export const tape = style({
  display: 'none',
  ...whenDragged({
    ...overPicture,
    left: 'calc(var(--t) * 100%)',
    width: '1.5rem',
    marginLeft: '-.75rem',
    background: `linear-gradient(90deg, #ffffff40 4px, #0000 0) ${color.tape}`,
    forcedColorAdjust: 'none',
  }),
  '::after': {
    content: '‹ ›',
    ...pinned('calc(50% - 1.75rem) auto auto -1rem'),
    ...centered,
    ...square(roll),
    borderRadius: '50%',
    background: `radial-gradient(circle, ${color.white} 0 34%, #e9d9b0 36% 48%, ${color.tape} 50% 68%, #205f8d 70%)`,
    color: color.ink,
    fontWeight: 600,
  },
  selectors: { [`${range}:focus-visible + &::after`]: { ...focusRing(0), boxShadow: '0 0 0 7px #fff' } },
});
export const note = style({ margin: '.75rem 0 0', color: color.inkSoft });
