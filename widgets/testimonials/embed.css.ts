import { globalStyle } from '@vanilla-extract/css';
import { lightTheme, theme } from '../core/ui/theme.css.ts';

/** On our pages the base stylesheet does this. */
globalStyle('ul', {
  margin: '0 0 -24px',
  padding: 0,
  listStyle: 'none',
  columns: '3 272px',
  columnGap: 24,
  color: theme.color.ink,
  fontSize: lightTheme.text.body,
  lineHeight: 1.6,
});
