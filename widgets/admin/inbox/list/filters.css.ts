import { style } from '@vanilla-extract/css';

/** What narrows the list, one below the other on a phone. */
export const conditions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: 12,
  padding: '12px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
});
