/** Every word of the parts that widgets share. */
export const strings = { toast: 'Notification', dismiss: 'Dismiss' } as const;
