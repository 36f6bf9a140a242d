import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', strokeWidth: 2.2, strokeLinejoin: 'round' });
