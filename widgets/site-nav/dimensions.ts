/** The bar and where it turns; the host's header keeps to the same. */
export const barHeight = '72px';
export const narrowBarHeight = '64px';
export const narrow = '(max-width: 62rem)';
