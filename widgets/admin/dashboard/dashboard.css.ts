import { globalStyle, style } from '@vanilla-extract/css';
import { desk, small } from '../layout.css.ts';

/** On phones below the leads, so that the first lead is in view. */
export const dashboard = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${dashboard} > *`, { minWidth: 0 });
globalStyle(`${dashboard}:has(> [data-open-lead]) > :not([data-open-lead])`, {
  '@media': { [small]: { display: 'none' } },
});
export const figures = style({ '@media': { [small]: { order: 1, padding: '24px 16px 0' } } });
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: '24px 16px',
  '@media': { [desk]: { paddingInline: 20 }, [small]: { order: 2 } },
});
globalStyle(`${below} > *`, { minWidth: 0 });
