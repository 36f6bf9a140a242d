import { globalStyle } from '@vanilla-extract/css';
import { focusRing, pinned, tallRow } from './shapes.ts';
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

/** A condition of `@supports`. */
export const withoutHas = 'not selector(:has(a))';

/** For a radio button whose label cannot show the choice. */
export const shownWithoutHas = { '@supports': { [withoutHas]: { all: 'revert' } } } as const;

export function hiddenInput(within: string): void {
  globalStyle(`${within} label:has([type=radio])`, { position: 'relative', cursor: 'pointer' });
  globalStyle(`${within} [type=radio]`, { ...pinned(0), opacity: 0, margin: 0, cursor: 'pointer', ...shownWithoutHas });
  globalStyle(`${within} label:has([type=radio]:focus-visible)`, focusRing(-3));
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
