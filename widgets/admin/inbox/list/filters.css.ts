import { style } from '@vanilla-extract/css';
import { theme } from '../../../core/ui/theme.css.ts';
import { small, tabsHeight } from '../../layout.css.ts';

const { color } = theme;

/** The filter's fields, stacked on phones. */
export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: '12px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // Above the button that opens it, so that the list does not move.
    [small]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: `calc(${tabsHeight} + 49px)`,
      maxHeight: '55dvh',
      overflowY: 'auto',
      background: color.paper,
      borderTop: `3px solid ${color.brass}`,
      boxShadow: '0 -8px 24px #0e172633',
    },
  },
});
