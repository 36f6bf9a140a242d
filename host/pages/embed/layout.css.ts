import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({ paddingBlock: 'clamp(2.5rem, 1rem + 4vw, 4.5rem) clamp(1.5rem, 3vw, 2.5rem)' });
globalStyle(`${head} h1`, { marginBottom: '1rem', fontSize: 'clamp(2.4rem, 1.5rem + 3.4vw, 4rem)' });
export const studio = style({ paddingBottom: 'clamp(3rem, 6vw, 5rem)' });
globalStyle(`${studio} h2`, { marginBottom: '1.5rem' });
