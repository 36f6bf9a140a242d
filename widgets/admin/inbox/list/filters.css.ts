import { style } from '@vanilla-extract/css';

/** The filter's fields, stacked on phones. */
export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: '12px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
});
