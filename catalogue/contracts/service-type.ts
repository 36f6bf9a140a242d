import * as v from 'valibot';

/** The services an estimate can be asked for, in the order in which a visitor is offered them (SPEC.md §3). */
export const serviceTypes = ['exterior', 'interior', 'pressure-washing'] as const;

export const ServiceType = v.picklist(serviceTypes, 'Please choose a service');
export type ServiceType = v.InferOutput<typeof ServiceType>;
