/** Hidden from visitors. Filled in, it only marks the lead as suspected spam. */
export const honeypotName = 'website';
