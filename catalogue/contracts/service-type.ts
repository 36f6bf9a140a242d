import * as v from 'valibot';
import { serviceTypes } from './service-type-names.ts';

export const ServiceType = v.picklist(serviceTypes, 'Please choose a service');
export type ServiceType = v.InferOutput<typeof ServiceType>;
