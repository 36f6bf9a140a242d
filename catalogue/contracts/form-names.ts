export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Hidden from visitors. Filled in, it only marks the lead as suspected spam. */
export const honeypotName = 'website';
