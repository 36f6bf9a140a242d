export const strings = {
  toast: 'Notification',
  dismiss: 'Dismiss',
  sending: 'Sending... The fields are read-only until it is done.',
} as const;
