import { globalStyle, style } from '@vanilla-extract/css';
import { wrapRow } from '../../widgets/core/ui/shapes.ts';

export const head = style({
  ...wrapRow('1rem 2rem'),
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 'clamp(2rem, 4vw, 3.5rem)',
});
globalStyle(`${head} h2`, { maxWidth: '15em' });
globalStyle(`${head} > :last-child`, { maxWidth: '28rem' });
globalStyle(`${head} p:last-child`, { marginBottom: 0 });
