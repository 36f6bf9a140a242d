import { globalStyle, style } from '@vanilla-extract/css';
import { gridColumns, paperCard, sized, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { brassLine, color, font } from '../../../widgets/core/ui/theme.css.ts';
import { lively, narrow, phone, section } from '../../components/layout/rules.ts';

export const contactUs = style({ ...wrapRow('1.5rem 3rem'), alignItems: 'end', justifyContent: 'space-between' });
globalStyle(`${contactUs} p`, { margin: '.75rem 0 0' });
export const acts = style({ ...wrapRow('.75rem'), '@media': { [phone]: { width: '100%' } } });
globalStyle(`${acts} a`, { '@media': { [phone]: { flex: '1 1 100%' } } });

export const ground = style({ background: color.bayDeep });
export const prompts = style({
  ...gridColumns('1.15fr 1fr 1fr', '2rem 3rem', narrow),
  marginTop: '2.5rem',
  counterReset: 'question',
});
globalStyle(`${prompts} li`, {
  ...gridColumns('3.5rem 1fr'),
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

export const ways = style({
  ...gridColumns('5fr 7fr', '2.5rem clamp(2rem, 6vw, 6rem)', narrow),
  alignItems: 'center',
  paddingBlock: `clamp(2.5rem, 1rem + 4vw, 5rem) ${section}`,
});
export const words = style({ alignSelf: 'center' });
export const title = style({
  ...sized('min(13vw, clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem))', 1.02),
  marginBottom: '1.35rem',
});

export const doors = style({
  ...gridColumns('repeat(2, 1fr)', 'clamp(1rem, 2.5vw, 2rem)'),
  '@media': {
    [phone]: { gap: '.75rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))' },
  },
});

export const door = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  ...paperCard,
  selectors: {
    '&:hover': { borderColor: color.lineStrong, boxShadow: `0 3px 0 ${color.brass}` },
    '&:active': { boxShadow: 'none' },
    '&:nth-child(2)': { marginTop: '3rem', marginBottom: '-3rem' },
  },
  '@media': { [phone]: { selectors: { '&:nth-child(2)': { margin: 0 } } } },
});
export const leaf = style({ borderBottom: brassLine });

export const label = style({ padding: '1.25rem 1.5rem 1.5rem', '@media': { [phone]: { padding: '.8rem' } } });
globalStyle(`${label} p`, { color: color.inkSoft });
export const siteName = style({ margin: '.35rem 0 .5rem', fontSize: 'clamp(1.3rem, .8rem + 2.4vw, 2.4rem)' });
export const link = style({
  display: 'inline-block',
  minHeight: '2.75rem',
  paddingBlock: '.4rem',
  fontWeight: 600,
  selectors: { '&:focus-visible': { outline: 0 } },
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${door}:has(:focus-visible)`, { outline: `3px solid ${color.focus}`, outlineOffset: 3 });

export const whole = style({ whiteSpace: 'nowrap' });

export const doorSection = style({ display: 'block', width: '100%', height: 'auto' });
export const doorLeaf = style({
  transformOrigin: '60px 0',
  '@media': { [lively]: { transition: 'transform .25s' } },
  selectors: { 'li:is(:hover, :focus-within) &': { transform: 'scaleX(.86) skewY(1.5deg)' } },
});
