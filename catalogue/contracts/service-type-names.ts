export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;
export type ServiceType = (typeof serviceTypes)[number];
