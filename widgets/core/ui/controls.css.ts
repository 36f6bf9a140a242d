import { globalStyle } from '@vanilla-extract/css';
import { covering, focusRing, inside, media, pinned, tallRow, wrapRow } from './shapes.ts';
import { bold, color, edge, px, radius, sized } from './theme.css.ts';

/** For `::file-selector-button`. */
export const fileButton = {
  minHeight: 36,
  marginInlineEnd: 12,
  padding: '4px 8px',
  border: `2px solid ${color.ink}`,
  borderRadius: radius,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;

export const tooltipWords = {
  display: 'block',
  padding: '7px 12px',
  background: color.ink,
  color: color.paper,
  borderRadius: radius,
  ...sized(px.tiny, 1.4),
} as const;

export const withoutHas = 'not selector(:has(a))';

/** For a radio button whose label cannot show the choice. */
export const shownWithoutHas = { '@supports': { [withoutHas]: { all: 'revert' } } } as const;

export function hiddenInput(within: string): void {
  globalStyle(`${within} label:has([type=radio])`, { position: 'relative', cursor: 'pointer' });
  globalStyle(`${within} [type=radio]`, { ...pinned(0), opacity: 0, margin: 0, cursor: 'pointer', ...shownWithoutHas });
  globalStyle(`${within} label:has([type=radio]:focus-visible)`, focusRing(-3));
}

const whenScripted = media('(scripting: enabled)');

/** For a label and a file input. Native without a script, which shows what was chosen. */
export function photoRow(control: string): void {
  const row = `${control}:has(> [type=file])`;
  globalStyle(
    row,
    whenScripted({
      position: 'relative',
      ...wrapRow('6px 10px', 'center'),
      alignContent: 'center',
      minHeight: 52,
      padding: '2px 12px',
      border: `2px dashed ${color.lineStrong}`,
      borderRadius: radius,
      background: color.paper,
    }),
  );
  inside(row, {
    '&:focus-within': focusRing(2),
    '> label::before': whenScripted({ content: '"+ "' }),
    '> input': whenScripted({ ...covering, opacity: 0, cursor: 'pointer' }),
    '> input ~ *': { position: 'relative' },
  });
}

export function segment(label: string): void {
  globalStyle(label, {
    ...tallRow(36),
    justifyContent: 'center',
    padding: '0 13px',
    marginLeft: -1,
    background: color.white,
    border: edge.strong,
    ...bold(px.small),
    textTransform: 'capitalize',
  });
  globalStyle(`${label}:has(:checked)`, { background: color.ink, color: color.paper });
}
