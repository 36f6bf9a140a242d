import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from '../../components/layout/base.css.ts';

const { color, font } = theme;

export const ground = style({ background: color.bayDeep });
export const prompts = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr 1fr',
  gap: '2rem 3rem',
  marginTop: '2.5rem',
  counterReset: 'question',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${prompts} li`, {
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  alignContent: 'start',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.brass}`,
  counterIncrement: 'question',
});
globalStyle(`${prompts} li::before`, {
  content: 'counter(question)',
  gridRow: '1 / 3',
  font: `680 3rem/.95 ${font.display}`,
  color: '#f1dfae',
});
globalStyle(`${prompts} p`, { margin: '.5rem 0 0' });
