/** The services an estimate can be asked for, in the order in which a visitor is offered them (SPEC.md §3). */
export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;
export type ServiceType = (typeof serviceTypes)[number];
