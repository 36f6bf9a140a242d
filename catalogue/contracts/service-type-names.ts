/** The services a visitor can ask an estimate for, in display order. */
export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;
export type ServiceType = (typeof serviceTypes)[number];
