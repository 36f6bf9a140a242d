/** Also used by the host's header. */
export const barHeight = '72px';
/** As in `host/components/layout/rules.ts`. */
export const narrowBarHeight = '64px';
export const narrow = '(max-width: 62rem)';
export const drawerWidth = { phone: 300, wider: 400 };
