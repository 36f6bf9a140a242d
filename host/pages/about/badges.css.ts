import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { phone } from '../../components/layout/base.css.ts';
import { pageColor } from './colors.ts';

const { color } = theme;

export const ground = style({ background: pageColor.hex });

/** Three words in the sign painter's letter, with a hairline between them. */
export const badges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', paddingBlock: '1rem' } },
});
globalStyle(`${badges} li`, {
  paddingInline: 'clamp(1.5rem, 3vw, 3rem)',
  borderLeft: `1px solid ${color.brass}`,
  '@media': { [phone]: { padding: '1.5rem 0', borderLeft: 0, borderTop: `1px solid ${color.brass}` } },
});
globalStyle(`${badges} li:first-child`, { paddingLeft: 0, border: 0 });
globalStyle(`${badges} li:last-child`, { paddingRight: 0 });
globalStyle(`${badges} h3`, { fontSize: '1.5rem', lineHeight: 1.1 });
globalStyle(`${badges} b`, {
  display: 'block',
  fontSize: 'clamp(2.75rem, 1.8rem + 2.8vw, 4.5rem)',
  marginBottom: '.15em',
  fontWeight: 'inherit',
  lineHeight: 1,
  color: '#f1dfae',
});
globalStyle(`${badges} p`, { maxWidth: '26ch', margin: '.75rem 0 0' });
