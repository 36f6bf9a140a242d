import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow } from '../../components/layout/base.css.ts';

const { color } = theme;

/** Lies at the foot of a narrow window, and rests where the story ends: gone before the form comes into view, without script. */
export const callBar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      gridArea: '1 / 1 / 3 / -1',
      alignSelf: 'end',
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '.75rem',
      maxWidth: 'none',
      margin: 0,
      padding: `.75rem ${gutter} max(.75rem, env(safe-area-inset-bottom))`,
      background: color.paper,
      borderTop: `1px solid ${color.lineStrong}`,
    },
    print: { display: 'none' },
  },
});

/** What the keyboard reaches must not lie below the call bar (WCAG 2.4.11). */
globalStyle(`html:has(.${callBar})`, { '@media': { [narrow]: { scrollPaddingBottom: '6rem' } } });
