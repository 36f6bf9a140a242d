import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { gutter, narrow, pageWidth, section } from '../../components/layout/base.css.ts';

const { color } = theme;

const edge = `max(${gutter}, (100% - ${pageWidth}) / 2)`;

/** Story on the left, the form on the right over everything; below 62 rem one column, the form last. */
export const page = style({
  // The form's place above the hero is a matter of this page alone: the bar stays above both.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: `${edge} minmax(0, 1fr) clamp(1.5rem, 3vw, 3.5rem) clamp(26.5rem, 36vw, 28.5rem) ${edge}`,
  '@media': { [narrow]: { gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}` } },
});

export const story = style({
  gridArea: '2 / 2',
  display: 'grid',
  gap: 'clamp(3.5rem, 5vw, 5.5rem)',
  minWidth: 0,
  paddingBlock: `4rem ${section}`,
  // Room for the call bar to lie on.
  '@media': { [narrow]: { paddingBottom: '8rem' } },
});
globalStyle(`${story} h2`, { fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)', marginBottom: '.5rem' });

/** What the form moves in: it starts on the hero and stays in view until the story ends. */
export const slot = style({
  gridArea: '1 / 4 / 3 / 5',
  zIndex: 3,
  paddingBlock: '2rem 4rem',
  '@media': {
    [narrow]: {
      gridArea: '3 / 1 / 4 / -1',
      padding: `3rem ${gutter}`,
      background: color.sand,
      borderTop: `3px solid ${color.brass}`,
    },
  },
});

export const form = style({
  position: 'sticky',
  // Below the header; higher where the window is too low, so that the button is in view.
  top: 'min(5.75rem, 100dvh - 49.5rem)',
  // With messages it is as much as 12 rem taller.
  selectors: {
    '&:has([aria-invalid=true], form [role=status] p)': { top: 'min(5.75rem, 100dvh - 62rem)' },
  },
  '@media': { [narrow]: { position: 'static', maxWidth: '40rem', marginInline: 'auto' } },
});
