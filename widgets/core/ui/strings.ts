/** All text of shared components. */
export const strings = {
  toast: 'Notification',
  dismiss: 'Dismiss',
  sending: 'Sending... The fields are read-only until it is done.',
} as const;
