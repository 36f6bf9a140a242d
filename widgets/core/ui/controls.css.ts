import { globalStyle } from '@vanilla-extract/css';
import { lightTheme, theme } from './theme.css.ts';

const { color } = theme;

/** For `::file-selector-button`. */
export const fileButton = {
  minHeight: 36,
  marginInlineEnd: 12,
  padding: '4px 8px',
  border: `2px solid ${color.ink}`,
  borderRadius: theme.radius,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;

export const tooltipWords = {
  display: 'block',
  padding: '7px 12px',
  background: theme.color.ink,
  color: theme.color.paper,
  borderRadius: theme.radius,
  fontSize: lightTheme.text.tiny,
  lineHeight: 1.4,
} as const;

/** A condition of `@supports`. */
export const withoutHas = 'not selector(:has(a))';

/** For a radio button whose label cannot show the choice. */
export const shownWithoutHas = { [withoutHas]: { all: 'revert' } } as const;

export function hiddenInput(within: string): void {
  globalStyle(`${within} label:has([type=radio])`, { position: 'relative', cursor: 'pointer' });
  globalStyle(`${within} [type=radio]`, {
    position: 'absolute',
    opacity: 0,
    inset: 0,
    margin: 0,
    cursor: 'pointer',
    '@supports': shownWithoutHas,
  });
  globalStyle(`${within} label:has([type=radio]:focus-visible)`, {
    outline: `3px solid ${color.focus}`,
    outlineOffset: -3,
  });
}

export function segment(label: string): void {
  globalStyle(label, {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 36,
    padding: '0 13px',
    marginLeft: -1,
    background: color.white,
    border: `1px solid ${color.lineStrong}`,
    fontSize: lightTheme.text.small,
    fontWeight: 600,
    textTransform: 'capitalize',
  });
  globalStyle(`${label}:has(:checked)`, { background: color.ink, color: color.paper });
}
