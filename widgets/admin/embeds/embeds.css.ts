import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../core/ui/theme.css.ts';
import { onPhone, softText } from '../ui/shapes.css.ts';

const { color } = theme;

const mark = style({
  fontWeight: 600,
  overflowWrap: 'normal',
  selectors: { '&::before': { content: '"●"', marginRight: 6 } },
});
export const state = styleVariants({
  fine: [mark, { selectors: { '&::before': { color: '#2f6b3c' } } }],
  unseen: [mark, { selectors: { '&::before': { color: color.brass } } }],
  quiet: [mark, { selectors: { '&::before': { color: color.brass } } }],
  errors: [mark, { color: color.error }],
  unregistered: [mark, { color: color.error }],
});

export const advice = style({ display: 'block', maxWidth: 320, color: color.inkSoft });

export const bars = style({ display: 'block', width: 140, height: 32 });
globalStyle(`${bars} rect`, { fill: color.bay });

export const intro = style({ margin: '4px 0 16px', color: color.inkSoft });
globalStyle(`${intro} a`, { display: 'inline-block', minHeight: 44, lineHeight: '44px' });

export const strangers = style({ marginTop: 24 });
globalStyle(`${strangers} summary`, { padding: '12px 0', fontWeight: 600, cursor: 'pointer' });
globalStyle(`${strangers} p`, { margin: '0 0 12px', color: color.inkSoft });

const label = { display: 'inline-block', minWidth: 132, ...softText } as const;
/** On phones the column headings are hidden. */
export const sites = style({});
globalStyle(`${sites} thead th`, { overflowWrap: 'normal' });
globalStyle(`${sites} td:first-child b`, { display: 'block', minWidth: 180 });
globalStyle(`${sites} td:nth-child(n + 3)::before`, onPhone({ content: 'attr(data-label)', ...label }));
