import { style } from '@vanilla-extract/css';
import { lineButton } from '../../../widgets/kit/parts.css.ts';
import { theme } from '../../../widgets/kit/theme.css.ts';

/** Drawn in white on the hero's wall; the page's one red button is the form's. */
export const quizButton = style([
  lineButton,
  { color: '#fff', selectors: { '&:hover': { background: '#fff', borderColor: '#fff', color: theme.color.ink } } },
]);
