/** Also used by the host's header. */
export const barHeight = '72px';
export const narrowBarHeight = '64px';
export const narrow = '(max-width: 62rem)';
