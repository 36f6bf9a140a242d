import * as v from 'valibot';
import { serviceTypes } from './service-type-names.ts';
import { bareObject, Email, requiredLines, requiredText } from './text.ts';

/** Unknown fields are dropped. */
export const EstimateRequest = bareObject({
  name: requiredText('no_name', 100),
  email: Email,
  phone: requiredText('no_phone', 80),
  address: requiredText('no_address', 200),
  city: requiredText('no_city', 100),
  state: requiredText('no_state', 100),
  zipCode: requiredText('no_zip', 20),
  message: requiredLines('no_details', 5000, 10),
  // Gives a missing choice a wrong one's message.
  serviceType: v.optional(v.picklist(serviceTypes, 'unknown_service'), '' as never),
});
export type EstimateRequest = v.InferOutput<typeof EstimateRequest>;
