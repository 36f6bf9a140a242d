/** The services that a visitor can choose in the estimate form, in display order. */
export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;
export type ServiceType = (typeof serviceTypes)[number];
